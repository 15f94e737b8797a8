# embed_text(TARGET target NAME function FILES file...) compiles text files into the program, so that
# core needs no file at run time: each file becomes a std::string_view in a table found by its path.
function(embed_text)
    cmake_parse_arguments(ARG "" "TARGET;NAME" "FILES" ${ARGN})
    if(NOT ARG_FILES)
        message(FATAL_ERROR "embed_text(${ARG_NAME}) was given no files")
    endif()
    set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded_${ARG_NAME}.cpp)
    list(JOIN ARG_FILES "|" files)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} -DNAME=${ARG_NAME} -DROOT=${CMAKE_SOURCE_DIR}
                "-DFILES=${files}" -P ${CMAKE_SOURCE_DIR}/cmake/WriteEmbedded.cmake
        DEPENDS ${ARG_FILES} ${CMAKE_SOURCE_DIR}/cmake/WriteEmbedded.cmake
        COMMENT "Embedding ${ARG_NAME}"
        VERBATIM)
    target_sources(${ARG_TARGET} PRIVATE ${output})
endfunction()
