# Installs BUILD into a folder of its own and looks for what a desktop expects.
set(root ${BUILD}/packaging/installed)
file(REMOVE_RECURSE ${root})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${root}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
foreach(file bin/sizewright share/applications/${APP_ID}.desktop share/metainfo/${APP_ID}.metainfo.xml
        share/mime/packages/${APP_ID}.xml share/icons/hicolor/scalable/apps/${APP_ID}.svg)
    if(NOT EXISTS ${root}/${file})
        message(FATAL_ERROR "packaging/CMakeLists.txt:1: install does not give ${file}")
    endif()
endforeach()
# The type that the desktop file opens is the one that the MIME file declares.
file(READ ${root}/share/mime/packages/${APP_ID}.xml mime)
file(STRINGS ${root}/share/applications/${APP_ID}.desktop line REGEX "^MimeType=")
string(REGEX REPLACE "^MimeType=([^;\\\\]*).*" "\\1" type "${line}")
string(FIND "${mime}" "type=\"${type}\"" found)
if(found EQUAL -1)
    message(FATAL_ERROR "packaging/sizewright.mime.xml.in:1: does not declare ${type}")
endif()
execute_process(COMMAND ${root}/bin/sizewright --version OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
