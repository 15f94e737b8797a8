# The compiler's rules for every target of the project, in one place.
add_library(project_rules INTERFACE)
target_compile_features(project_rules INTERFACE cxx_std_20)
target_compile_options(project_rules INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast -Woverloaded-virtual
    $<$<BOOL:${SIZEWRIGHT_WERROR}>:-Werror>)
target_include_directories(project_rules INTERFACE ${CMAKE_SOURCE_DIR})

# Rules that only make sense where Qt is used.
add_library(qt_rules INTERFACE)
target_link_libraries(qt_rules INTERFACE project_rules)
target_compile_definitions(qt_rules INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH QT_NO_KEYWORDS QT_USE_QSTRINGBUILDER)
