// Text that people will read, marked for translation without Qt: a context and the English words.
// ui/text/translate turns it into the user's language; core itself speaks English.
#pragma once

namespace sizewright {

struct Text {
    const char* context = "";
    const char* source = "";
    bool empty() const { return *source == '\0'; }
};

} // namespace sizewright

// lupdate finds these (LUPDATE_OPTIONS -tr-function-alias QT_TRANSLATE_NOOP+=SW_TEXT).
#define SW_TEXT(context, literal) (::sizewright::Text{context, literal})
