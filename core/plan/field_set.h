// An ordered registry of field descriptions. A derived class declares its fields as members whose
// initialisers call add…(): the declaration is the registration.
#pragma once

#include "core/plan/field.h"

namespace sizewright {

template <class Q> struct Spec {
    std::string_view key;
    Text label, help;
    std::string_view source = {};
    std::string_view unit = {};
    std::optional<Q> min = {}, max = {}, fallback = {};
    bool automatic = false, required = false;
};
struct WholeSpec {
    std::string_view key;
    Text label, help;
    std::string_view source = {};
    double min = 0, max = 1e9;
    std::optional<double> fallback = {};
    bool automatic = false, required = false;
};
template <class E> struct ChoiceSpec {
    std::string_view key;
    Text label, help;
    std::string_view source = {};
    std::optional<E> fallback = {};
    bool automatic = false, required = false;
};
struct ToggleSpec {
    std::string_view key;
    Text label, help;
    std::string_view source = {};
    std::optional<bool> fallback = {};
    bool automatic = false;
};
struct TextSpec {
    std::string_view key;
    Text label, help;
    std::string_view catalogue = {};
    bool required = false;
};

class FieldSet
{
public:
    const std::vector<FieldInfo>& all() const { return m_infos; }
    std::size_t size() const { return m_infos.size(); }
    const FieldInfo* find(std::string_view key) const
    {
        for (const FieldInfo& info : m_infos)
            if (info.key == key)
                return &info;
        return nullptr;
    }
    template <class Handle> const FieldInfo& operator[](Handle handle) const
    {
        return m_infos[handle.ordinal];
    }

protected:
    // Declares where the following fields belong.
    int section(Page page, Text group)
    {
        m_page = page;
        m_group = group;
        return 0;
    }
    template <class Q> Field<Q> add(const Spec<Q>& s)
    {
        FieldInfo info = common(s.key, s.label, s.help, s.source, FieldKind::quantity);
        info.signature = signatureOf<Q>();
        info.unit = s.unit;
        info.min = s.min ? s.min->value() : 0.0;
        info.max = s.max ? s.max->value() : 1e30;
        if (s.fallback)
            info.fallback = s.fallback->value();
        info.automatic = s.automatic;
        info.required = s.required;
        return {push(info)};
    }
    Field<Count> addWhole(const WholeSpec& s)
    {
        FieldInfo info = common(s.key, s.label, s.help, s.source, FieldKind::whole);
        info.min = s.min;
        info.max = s.max;
        info.fallback = s.fallback;
        info.automatic = s.automatic;
        info.required = s.required;
        return {push(info)};
    }
    template <class E> ChoiceField<E> addChoice(const ChoiceSpec<E>& s)
    {
        FieldInfo info = common(s.key, s.label, s.help, s.source, FieldKind::choice);
        info.options = optionsOf(E{});
        info.max = double(info.options.size() - 1);
        if (s.fallback)
            info.fallback = double(*s.fallback);
        info.automatic = s.automatic;
        info.required = s.required;
        return {push(info)};
    }
    ToggleField addToggle(const ToggleSpec& s)
    {
        FieldInfo info = common(s.key, s.label, s.help, s.source, FieldKind::toggle);
        info.max = 1;
        if (s.fallback)
            info.fallback = *s.fallback ? 1.0 : 0.0;
        info.automatic = s.automatic;
        return {push(info)};
    }
    TextField addText(const TextSpec& s)
    {
        FieldInfo info = common(s.key, s.label, s.help, {}, FieldKind::text);
        info.catalogue = s.catalogue;
        info.required = s.required;
        return {push(info)};
    }

private:
    FieldInfo common(std::string_view key, Text label, Text help, std::string_view source,
        FieldKind kind) const
    {
        return {key, label, help, source, m_page, m_group, kind, {}, {}, 0, 0, {}, false, false, {},
            {}, 0};
    }
    std::size_t push(FieldInfo info)
    {
        info.ordinal = m_infos.size();
        m_infos.push_back(info);
        return info.ordinal;
    }
    std::vector<FieldInfo> m_infos;
    Page m_page = Page::framing;
    Text m_group;
};

} // namespace sizewright
