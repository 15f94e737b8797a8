// The report as one HTML file: style and charts inside, nothing fetched from anywhere.
#pragma once

#include "ui/report/report_document.h"

#include <QByteArray>

namespace sizewright {

QByteArray reportHtml(const ReportDocument& document);

} // namespace sizewright
