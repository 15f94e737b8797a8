# shellcheck shell=bash
# What packaging/run and packaging/test share: packages, the build and its lock. Everything said here
# goes to stderr, because stdout belongs to the program.

# Neither the caller's folder nor CDPATH may matter.
project=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.." && pwd -P)
build="$project/build/release"
logs="$project/build/logs"

# shellcheck source-path=SCRIPTDIR source=packages.sh
. "$project/packaging/packages.sh"

say() { printf 'sizewright: %s\n' "$*" >&2; }
give_up() {
    say "${*:2}"
    exit "$1"
}

# ccache finds its place without HOME, shares objects between checkouts, and accepts the precompiled
# headers' time stamps.
set_up_ccache() {
    export CCACHE_BASEDIR=$project CCACHE_NOHASHDIR=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
    if [[ -z ${CCACHE_DIR-} && ! -w ${HOME:-/nowhere} ]]; then
        export CCACHE_DIR=$project/build/ccache
    fi
}

# step SENTENCE COMMAND…: says the sentence, runs the command with its output in a log, and shows the
# log only when the command fails.
step() {
    local sentence=$1 log=$logs/${1%% *}.log
    shift
    say "$sentence …"
    "$@" >"$log" 2>&1 </dev/null 9>&- || show_failure "$sentence" "$log"
}
show_failure() {
    cat -- "$2" >&2
    give_up 3 "this failed: $1 (the log above is in ${2#"$project"/})"
}

# Two calls at the same time take turns. The lock is released by unlock or with the script's end.
lock() {
    if ! mkdir -p -- "$logs" 2>/dev/null || ! { : >>"$project/build/lock"; } 2>/dev/null; then
        give_up 2 "cannot write to $project/build; call this as the user who owns that folder," \
            "or in a copy of the project that is yours."
    fi
    exec 9>>"$project/build/lock"
    if ! flock --nonblock 9; then
        say "waiting for another build in this folder …"
        flock 9
    fi
}
unlock() { exec 9>&-; }

# The packages of the given names that are not installed.
missing_packages() {
    local name known
    known=$(dpkg-query --show --showformat=' ${Package}=${db:Status-Status} ' "$@" 2>/dev/null) || true
    for name in "$@"; do
        if [[ $known != *" $name=installed "* ]]; then echo "$name"; fi
    done
}

apt() {
    local environment=(DEBIAN_FRONTEND=noninteractive) name
    for name in http_proxy https_proxy no_proxy; do # sudo drops them
        if [[ -n ${!name-} ]]; then environment+=("$name=${!name}"); fi
    done
    "${as_root[@]}" env "${environment[@]}" apt-get -q -o DPkg::Lock::Timeout=600 "$@"
}

install_packages() {
    # The lists of a bare machine are empty, those of an old one name versions that are gone.
    apt install -y --no-install-recommends "$@" && return
    apt update && apt install -y --no-install-recommends "$@"
}

need_packages() {
    local missing as_root=()
    if ! { command -v dpkg-query && command -v apt-get; } >/dev/null; then
        return 0 # not a Debian: CMake says what it does not find
    fi
    mapfile -t missing < <(missing_packages "$@")
    if ((${#missing[@]} == 0)); then return 0; fi
    if ((EUID != 0)); then
        as_root=(sudo -n)
        if ! sudo -n true 2>/dev/null; then
            give_up 2 "these Debian packages are missing and installing them needs an administrator:" \
                "apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        fi
    fi
    step "Installing ${#missing[@]} Debian packages" install_packages "${missing[@]}"
}

# Configures when something makes it necessary; CMake's own dependencies are ninja's business.
configure() {
    local cache=$build/CMakeCache.txt
    if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$project" "$cache"; then
        rm -rf -- "$build" # the project has been moved or copied with its build folder
    fi
    if [[ ! -f $build/build.ninja || $project/CMakePresets.json -nt $build/build.ninja ]]; then
        step "Configuring" cmake -S "$project" --preset release
    fi
}

build_targets() {
    local log=$logs/Building.log
    ninja -C "$build" "$@" 2>&1 </dev/null 9>&- | tee -- "$log" | announce ||
        show_failure "Building" "$log"
}
# Says that something is built as soon as ninja has something to do; on a terminal shows what it is.
announce() {
    local line said='' terminal=''
    if [[ -t 2 && ${TERM:-dumb} != dumb ]]; then terminal=yes; fi
    while IFS= read -r line; do
        if [[ $line != \[[1-9]* ]]; then continue; fi
        if [[ -z $said ]]; then say "Building (the first time takes some minutes) …"; fi
        said=yes
        if [[ -n $terminal ]]; then printf '\r\033[K%.78s' "$line" >&2; fi
    done
    if [[ -n $terminal && -n $said ]]; then printf '\r\033[K' >&2; fi
}
