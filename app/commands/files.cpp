#include "app/commands/files.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace sizewright {

namespace {

namespace fs = std::filesystem;

Problem fileProblem(const std::string& path, Text text, std::vector<std::string> arguments = {})
{
    return {Severity::error, "file", path, {text, std::move(arguments)}};
}

Problem unreadable(const std::string& path)
{
    switch (errno) {
    case ENOENT:
    case ENOTDIR:
        return fileProblem(path, SW_TEXT("Cli", "there is no such file; check the name"));
    case EACCES:
    case EPERM:
        return fileProblem(
            path, SW_TEXT("Cli", "may not be read; allow reading it, or choose another file"));
    default:
        return fileProblem(path, SW_TEXT("Cli", "cannot be read (%1); choose another file"),
            {std::strerror(errno)});
    }
}

Problem unwritable(const std::string& path)
{
    return fileProblem(path,
        SW_TEXT("Cli", "cannot be written here (%1); choose another folder or make room"),
        {std::strerror(errno)});
}

class Descriptor
{
public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return m_fd; }
    bool close()
    {
        const int fd = m_fd;
        m_fd = -1;
        return fd < 0 || ::close(fd) == 0;
    }

private:
    int m_fd;
};

bool writeAll(int fd, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t n = ::write(fd, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        bytes.remove_prefix(std::size_t(n));
    }
    return true;
}

// Where a link points, so that saving does not replace the link by a file.
std::string target(const std::string& path)
{
    std::error_code error;
    const fs::path resolved = fs::weakly_canonical(fs::absolute(path, error), error);
    return error ? path : resolved.string();
}

// Keeps the old version beside the new one; a copy, because the old name must stay in use.
bool keepPrevious(const std::string& path)
{
    std::error_code error;
    fs::copy_file(path, path + "~", fs::copy_options::overwrite_existing, error);
    if (error)
        errno = error.value();
    return !error;
}

// Mode of the file that is replaced, or what the user's mask leaves of an ordinary one.
mode_t modeFor(const std::string& path)
{
    struct stat info;
    if (::stat(path.c_str(), &info) == 0)
        return info.st_mode & 07777;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

void syncFolder(const fs::path& folder)
{
    Descriptor fd(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (fd.get() >= 0)
        ::fsync(fd.get()); // best effort: some file systems cannot
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t limit)
{
    struct stat info;
    if (::stat(path.c_str(), &info) != 0)
        return unreadable(path);
    if (S_ISDIR(info.st_mode))
        return fileProblem(path, SW_TEXT("Cli", "is a folder; name a file in it"));
    if (!S_ISREG(info.st_mode))
        return fileProblem(
            path, SW_TEXT("Cli", "is no ordinary file; copy its content into one first"));
    Descriptor fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (fd.get() < 0)
        return unreadable(path);
    std::string bytes;
    std::vector<char> buffer(std::size_t(1) << 16);
    while (bytes.size() <= limit) {
        const ssize_t n = ::read(fd.get(), buffer.data(), buffer.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return unreadable(path);
        if (n == 0)
            return bytes;
        bytes.append(buffer.data(), std::size_t(n));
    }
    return fileProblem(path,
        SW_TEXT("Cli", "is larger than %1 MiB, which no file of this kind is; choose another"),
        {std::to_string(limit >> 20)});
}

std::optional<Problem> writeFileAtomically(const std::string& path, std::string_view bytes)
{
    std::error_code error;
    if (fs::is_directory(path, error))
        return fileProblem(path, SW_TEXT("Cli", "is a folder; name a file in it"));
    const std::string real = target(path);
    const fs::path folder = fs::path(real).parent_path();
    if (!fs::is_directory(folder, error))
        return fileProblem(
            path, SW_TEXT("Cli", "the folder does not exist; make it first, or choose another"));
    std::string temporary = real + ".XXXXXX";
    Descriptor fd(::mkstemp(temporary.data()));
    if (fd.get() < 0)
        return unwritable(path);
    const auto giveUp = [&] {
        const Problem problem = unwritable(path);
        ::unlink(temporary.c_str());
        return problem;
    };
    if (!writeAll(fd.get(), bytes) || ::fchmod(fd.get(), modeFor(real)) != 0
        || ::fsync(fd.get()) != 0 || !fd.close())
        return giveUp();
    if (fs::exists(real, error) && !keepPrevious(real))
        return giveUp();
    if (::rename(temporary.c_str(), real.c_str()) != 0)
        return giveUp();
    syncFolder(folder);
    return {};
}

} // namespace sizewright
