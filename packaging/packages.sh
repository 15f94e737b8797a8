# shellcheck shell=bash disable=SC2034
# The Debian 12 packages that Sizewright needs: one table for packaging/run, packaging/test and for
# whoever installs by hand. A package stands in the first list that has a reason for it.

build_packages=(
    g++ cmake ninja-build ccache pkg-config
    qt6-base-dev libqt6opengl6-dev # Charts ask for OpenGL's development files without naming them
    qt6-charts-dev qt6-svg-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools # lupdate, lrelease and their CMake rules
    libboost-dev nlohmann-json3-dev libcsv-dev libxlsxwriter-dev
)

run_packages=(
    libqt6svg6 # the plug-ins that paint SVG icons
    fonts-wqy-microhei # Chinese text is boxes without it
    qt6-translations-l10n # Qt's own dialogs in Chinese
)
# A Wayland session without X needs its platform plug-in; xcb and offscreen come with Qt itself.
if [[ -n ${WAYLAND_DISPLAY-} && -z ${DISPLAY-} ]]; then
    run_packages+=(qt6-wayland)
fi

test_packages=(
    desktop-file-utils appstream # desktop-file-validate, appstreamcli
    poppler-utils # pdftotext, pdffonts: what a report really says
    unzip # what a workbook really holds
    xvfb xauth xdotool # packaging/check_window: the real window on a real X server
)
