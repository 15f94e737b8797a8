# Script behind embed_text(): writes OUTPUT, a translation unit that defines
# std::string_view sizewright::NAME(std::string_view path), empty for an unknown path.
#
# Every byte becomes an escape (\x41), read with file(READ … HEX): CMake would drop or change
# semicolons, brackets, backslashes and carriage returns of a text that passes through its lists.
#
# FILES are separated by '|' (or by ';' or blanks where no path holds any).
if(NOT EXISTS "${FILES}")
    if(FILES MATCHES "\\|")
        string(REPLACE "|" ";" FILES "${FILES}")
    elseif(NOT FILES MATCHES ";")
        string(REGEX REPLACE "[ ]+" ";" FILES "${FILES}")
    endif()
endif()

set(body "")
set(wide "................................................................") # 32 bytes a line
foreach(file IN LISTS FILES)
    get_filename_component(file "${file}" ABSOLUTE BASE_DIR "${ROOT}")
    file(READ "${file}" hex HEX)
    file(RELATIVE_PATH name "${ROOT}" "${file}")
    string(LENGTH "${hex}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "(${wide})" "\\1\n" hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" hex "${hex}")
    string(REGEX REPLACE "([^\n]+)" "\"\\1\"" hex "${hex}")
    if(size EQUAL 0)
        set(hex "\"\"")
    endif()
    string(APPEND body
        "    if (path == \"${name}\")\n        return std::string_view(\n${hex}, ${size});\n")
endforeach()
file(WRITE "${OUTPUT}"
    "#include <string_view>\n"
    "namespace sizewright {\n"
    "std::string_view ${NAME}(std::string_view path);\n"
    "std::string_view ${NAME}(std::string_view path)\n{\n${body}    return {};\n}\n"
    "} // namespace sizewright\n")
