// Frameworks as sets of behaviour: what each fills in, what it leaves alone, and that the defaults with which
// measured runs are predicted say the same.
#include "core/plan/framework_presets.h"
#include "core/study/run_habits.h"
#include "tests/support/plan_builder.h"

#include <QTest>

using namespace sizewright;
using namespace sizewright::test;

class FrameworkPresetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueIsOfItsField()
    {
        for (std::size_t i = 1; i < optionsOf(Framework{}).size(); ++i) {
            QVERIFY(!presetOf(Framework(i)).empty());
            for (const PresetValue& preset : presetOf(Framework(i))) {
                const FieldInfo* field = fields().find(preset.field);
                QVERIFY2(field, std::string(preset.field).c_str());
                QVERIFY2(parseFieldValue(*field, preset.value, "USD"),
                    (std::string(preset.field) + '=' + std::string(preset.value)).c_str());
                QVERIFY(!preset.reason.empty());
            }
        }
        QVERIFY(presetOf(Framework::unspecified).empty());
    }
    void fillsInWithItsReason()
    {
        const Scenario plan = with(llama70(), "numerics.framework=nemo");
        QCOMPARE(*plan[fields().gradientsFp32], false);
        QCOMPARE(plan[fields().tpOverlap]->value(), 0.6);
        const FieldValue& value = plan.value(fields().tpOverlap.ordinal);
        QCOMPARE(value.origin, Origin::catalogue);
        QVERIFY(value.source.starts_with("framework preset: "));
    }
    void typedValuesStay()
    {
        const Scenario plan
            = with(llama70(), "parallel.tp_overlap=0.3\nnumerics.framework=nemo");
        QCOMPARE(plan[fields().tpOverlap]->value(), 0.3);
        QCOMPARE(plan.value(fields().tpOverlap.ordinal).origin, Origin::typed);
    }
    void anotherPresetReplacesTheFirst()
    {
        const Scenario plan
            = with(llama8(), "numerics.framework=nemo\nnumerics.framework=hf-deepspeed");
        QVERIFY(!plan.value(fields().tpOverlap.ordinal).isSet());
        QCOMPARE(*plan[fields().software], SoftwareStack::eager);
        const Scenario none = with(plan, "numerics.framework=unspecified");
        QVERIFY(!none.value(fields().software.ordinal).isSet());
    }
    void measuredRunsAreReadAlike_data()
    {
        QTest::addColumn<QByteArray>("framework");
        QTest::addColumn<int>("preset");
        QTest::newRow("NeMo") << QByteArray("NeMo (Megatron-Core)") << int(Framework::nemo);
        QTest::newRow("Bridge") << QByteArray("Megatron-Bridge 26.04") << int(Framework::nemo);
        QTest::newRow("llm-foundry") << QByteArray("llm-foundry/Composer FSDP")
                                     << int(Framework::llmFoundry);
        QTest::newRow("torchtitan") << QByteArray("torchtitan 2025-03") << int(Framework::fsdp);
        QTest::newRow("Megatron-Core") << QByteArray("Megatron-Core r0.8.0")
                                       << int(Framework::megatronLm);
        QTest::newRow("HF and DeepSpeed") << QByteArray("HF Trainer + PEFT/DeepSpeed")
                                          << int(Framework::huggingFaceDeepSpeed);
        QTest::newRow("BigScience") << QByteArray("bloom") << int(Framework::megatronDeepSpeed);
    }
    void measuredRunsAreReadAlike()
    {
        QFETCH(QByteArray, framework);
        QFETCH(int, preset);
        RunRow row;
        row.id = framework == "bloom" ? "bloom-1" : "source-1";
        row.framework = framework.toStdString();
        if (framework.startsWith("llm-foundry"))
            row.notes = "MP mode DEFAULT";
        const RunHabits habits = habitsOf(row);
        Scenario plan;
        applyFramework(plan, Framework(preset));
        const PlanFields& f = fields();
        const auto said = [&](auto field) { return plan.value(field.ordinal).isSet(); };
        QCOMPARE(habits.software, *plan[f.software]);
        if (said(f.attentionKernel) && *plan[f.attentionKernel] != AttentionKernel::unfused)
            QCOMPARE(habits.kernel, *plan[f.attentionKernel]);
        else if (said(f.attentionKernel))
            QVERIFY(!habits.flashUnsaid);
        if (said(f.lossKernel))
            QCOMPARE(habits.loss, *plan[f.lossKernel]);
        if (said(f.gradientsFp32))
            QCOMPARE(habits.gradientsFp32, *plan[f.gradientsFp32]);
        if (said(f.fusedNorms))
            QCOMPARE(habits.fusedNorms, *plan[f.fusedNorms]);
        if (said(f.shardingLibrary))
            QCOMPARE(habits.library, *plan[f.shardingLibrary]);
        if (said(f.dropout))
            QCOMPARE(habits.dropout, *plan[f.dropout]);
    }
};

QTEST_APPLESS_MAIN(FrameworkPresetsTest)
#include "tst_framework_presets.moc"
