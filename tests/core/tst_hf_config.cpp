// The importer of Hugging Face configs: every row of the shared index to the digit, our own samples
// of some families, and bad input, which must end in one sentence.
#include "core/import/hf_config.h"
#include "core/model/parameters.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <map>
#include <string>

using namespace sizewright;

namespace {

// Rows of the index that are no complete decoder language model, and what is said of them.
const std::map<std::string, std::string> refused = {
    {"bert-base", "import.hf.not_a_decoder"},
    {"t5-ipex-shrunk", "import.hf.not_a_decoder"},
    {"mamba-2.8b", "import.hf.state_space"},
    {"nemotron-h-56b", "import.hf.state_space"},
    {"nemotron-3-nano-30b-a3b", "import.hf.state_space"},
    {"nemotron-3-super-120b-a12b-fp8", "import.hf.state_space"},
    {"deepseek-v4-flash", "import.hf.unsupported"},
    {"openmoe-8b", "import.hf.unsupported"},
    {"command-r-plus-partial", "import.hf.missing_key"},
};

QList<QByteArray> csvFields(const QByteArray& line)
{
    QList<QByteArray> fields(1);
    bool quoted = false;
    for (const char c : line) {
        if (c == '"')
            quoted = !quoted; // a doubled quote is lost, which no compared field has
        else if (c == ',' && !quoted)
            fields.append(QByteArray());
        else
            fields.last().append(c);
    }
    return fields;
}

QByteArray number(Parameters p) { return QByteArray::number(qint64(p.value())); }

QByteArray fileOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Result<HfConfig> read(const QByteArray& bytes)
{
    return readHfConfig(
        std::string_view(bytes.constData(), std::size_t(bytes.size())), "sample/config.json");
}

bool hasWarning(const HfConfig& config, const std::string& code)
{
    return std::any_of(config.warnings.begin(), config.warnings.end(),
        [&](const Problem& p) { return p.code == code; });
}

} // namespace

class TestHfConfig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void index_data();
    void index();
    void families_data();
    void families();
    void badInput_data();
    void badInput();
    void nestedTextConfig();
    void biasesAndWindows();
    void tyingFollowsTheFamily();
    void pythonLiterals();
    void hugeAndDeep();
};

void TestHfConfig::index_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("total");
    QTest::addColumn<QByteArray>("active");
    const QString folder = QStringLiteral(SIZEWRIGHT_SHARED_DIR "/data/hf/");
    const QList<QByteArray> lines = fileOf(folder + QStringLiteral("index.csv")).split('\n');
    if (lines.size() < 2) {
        QTest::newRow("no shared folder") << QByteArray() << QByteArray() << QByteArray();
        return;
    }
    const QList<QByteArray> header = csvFields(lines.first());
    for (const QByteArray& line : lines.mid(1)) {
        const QList<QByteArray> fields = csvFields(line);
        if (fields.size() != header.size())
            continue;
        const auto field = [&](const char* name) { return fields[header.indexOf(name)]; };
        QTest::newRow(field("model").constData())
            << fileOf(folder + QString::fromUtf8(field("file"))) << field("total_params_computed")
            << field("active_params_computed");
    }
}

void TestHfConfig::index()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, total);
    QFETCH(QByteArray, active);
    const std::string model = QTest::currentDataTag();
    if (model == "no shared folder")
        QSKIP("The folder shared/data/hf with index.csv is not beside the source tree.");
    QVERIFY2(!file.isEmpty(), "the config that the index names is missing");

    const auto result = read(file);
    if (const auto it = refused.find(model); it != refused.end()) {
        QVERIFY(!result);
        QCOMPARE(result.problems().size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(result.problems()[0].code),
            QByteArray::fromStdString(it->second));
        return;
    }
    QVERIFY2(result, result ? "" : toString(result.problems()[0]).c_str());
    QVERIFY(!result->architecture.empty() || model == "deepseek-native-16B");
    if (!total.isEmpty())
        QCOMPARE(number(totalParameters(result->shape)), total);
    if (!active.isEmpty())
        QCOMPARE(number(activeParameters(result->shape)), active);
}

void TestHfConfig::families_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("total");
    // Small models, their sums by hand: attention, feed-forward, small parts, the rest.
    // 2 layers of 4·8·8 attention + 3·8·16 + 2·8 norms; 2·100·8 embedding and head; 8 final norm.
    QTest::newRow("llama") << QByteArray(R"({"model_type": "llama", "hidden_size": 8,
        "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 16,
        "vocab_size": 100})")
                           << QByteArray::number(2 * (256 + 384 + 16) + 1600 + 8);
    // 4·8·8 + 4·8 biases, 2·8·32 + 40 biases, 2·16 norms; 50·8 tied; 10·8 positions; 16 final norm.
    QTest::newRow("gpt2") << QByteArray(R"({"model_type": "gpt2", "n_embd": 8, "n_layer": 1,
        "n_head": 2, "n_positions": 10, "vocab_size": 50})")
                          << QByteArray::number(256 + 32 + 512 + 40 + 32 + 400 + 80 + 16);
    // One dense and one expert layer; two key-value heads, norms of head width on q and k.
    QTest::newRow("qwen3_moe") << QByteArray(R"({"model_type": "qwen3_moe", "hidden_size": 8,
        "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 4,
        "intermediate_size": 16, "moe_intermediate_size": 6, "num_experts": 5,
        "num_experts_per_tok": 2, "mlp_only_layers": [0], "vocab_size": 100,
        "tie_word_embeddings": false})")
                               << QByteArray::number(2 * (8 * 8 * 4 + 16 * 8 + 8 + 16)
                                      + 3 * 8 * 16 + 5 * 3 * 8 * 6 + 8 * 5 + 1600 + 8);
    // Latent attention: h·a(n+r) + h(rank+r) + rank·a(n+v) + a·v·h + rank, then as above.
    QTest::newRow("deepseek_v2") << QByteArray(R"({"model_type": "deepseek_v2", "hidden_size": 8,
        "num_hidden_layers": 1, "num_attention_heads": 2, "q_lora_rank": null, "kv_lora_rank": 4,
        "qk_nope_head_dim": 3, "qk_rope_head_dim": 2, "v_head_dim": 3, "intermediate_size": 16,
        "moe_intermediate_size": 6, "n_routed_experts": 4, "n_shared_experts": 2,
        "num_experts_per_tok": 2, "vocab_size": 100})")
                                 << QByteArray::number(8 * 2 * 5 + 8 * 6 + 4 * 2 * 6 + 2 * 3 * 8 + 4
                                        + 16 + 4 * 3 * 8 * 6 + 8 * 4 + 3 * 8 * 12 + 1600 + 8);
    // First generation: num_kv_heads means nothing, one norm per layer, one key-value head.
    QTest::newRow("falcon") << QByteArray(R"({"model_type": "falcon", "hidden_size": 8,
        "num_hidden_layers": 1, "num_attention_heads": 4, "num_kv_heads": 4, "multi_query": true,
        "parallel_attn": true, "bias": false, "vocab_size": 100})")
                            << QByteArray::number(8 * 6 * 2 + 64 + 2 * 8 * 32 + 16 + 800 + 16);
    QTest::newRow("unknown") << QByteArray(R"({"model_type": "not-yet-known", "hidden_size": 8,
        "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 16,
        "vocab_size": 100})")
                             << QByteArray::number(2 * (256 + 384 + 16) + 1600 + 8);
    // Published sizes of models, from their main keys alone.
    QTest::newRow("falcon-7b") << QByteArray(R"({"model_type": "falcon", "hidden_size": 4544,
        "num_hidden_layers": 32, "num_attention_heads": 71, "vocab_size": 65024})")
                               << QByteArray("6921720704");
    QTest::newRow("opt-125m") << QByteArray(R"({"model_type": "opt", "hidden_size": 768,
        "num_hidden_layers": 12, "num_attention_heads": 12, "ffn_dim": 3072, "vocab_size": 50272,
        "max_position_embeddings": 2048, "word_embed_proj_dim": 768})")
                              << QByteArray("125239296");
    QTest::newRow("pythia-70m") << QByteArray(R"({"model_type": "gpt_neox", "hidden_size": 512,
        "num_hidden_layers": 6, "num_attention_heads": 8, "intermediate_size": 2048,
        "vocab_size": 50304})")
                                << QByteArray("70426624");
    QTest::newRow("phi-2") << QByteArray(R"({"model_type": "phi", "hidden_size": 2560,
        "num_hidden_layers": 32, "num_attention_heads": 32, "intermediate_size": 10240,
        "vocab_size": 51200})")
                           << QByteArray("2779683840");
    QTest::newRow("gemma-3-1b") << QByteArray(R"({"model_type": "gemma3_text", "hidden_size": 1152,
        "num_hidden_layers": 26, "num_attention_heads": 4, "num_key_value_heads": 1,
        "intermediate_size": 6912, "vocab_size": 262144})")
                                << QByteArray("999885952");
}

void TestHfConfig::families()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, total);
    const auto result = read(bytes);
    QVERIFY2(result, result ? "" : toString(result.problems()[0]).c_str());
    QCOMPARE(number(totalParameters(result->shape)), total);
    QCOMPARE(hasWarning(*result, "import.hf.unknown_family"),
        qstrcmp(QTest::currentDataTag(), "unknown") == 0);
}

void TestHfConfig::badInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("mention"); // what the sentence must name
    const auto row = [](const char* name, const QByteArray& bytes, const char* code,
                         const char* mention) {
        QTest::newRow(name) << bytes << QByteArray(code) << QByteArray(mention);
    };
    // A Llama whose hidden_size or other keys are as given.
    const auto llama = [](const QByteArray& keys) -> QByteArray {
        return R"({"model_type": "llama", "num_hidden_layers": 2, "vocab_size": 100, )" + keys
            + '}';
    };
    row("empty", "", "import.hf.empty", "empty");
    row("blank", " \n\t", "import.hf.empty", "empty");
    row("truncated", "{\"model_type\": \"llama\",\n \"hidden_si", "import.hf.truncated", ":2:");
    row("binary", QByteArray("GGUF\0\0\1", 7), "import.hf.binary", "binary");
    row("web page", "<!doctype html>", "import.hf.not_json", "web page");
    row("no JSON", "{\"a\": 1,\n\"b\" 2}", "import.hf.not_json", ":2:5");
    row("no UTF-8", "{\"model_type\": \"\xff\"}", "import.hf.not_json", ":1:");
    row("a list", "[1, 2]", "import.hf.not_an_object", "array");
    row("other JSON", "{\"version\": 1}", "import.hf.not_a_config", "model_type");
    row("adapter", "{\"peft_type\": \"LORA\"}", "import.hf.not_a_config", "adapter");
    row("word", llama("\"hidden_size\": \"abc\""), "import.hf.wrong_type", "hidden_size");
    row("truth", llama("\"hidden_size\": true"), "import.hf.wrong_type", "hidden_size");
    row("fraction", llama("\"hidden_size\": 8.5"), "import.hf.wrong_type", "8.5");
    row("negative", llama("\"hidden_size\": -8"), "import.hf.out_of_range", "hidden_size");
    row("zero", llama("\"hidden_size\": 0"), "import.hf.out_of_range", "hidden_size");
    row("1e400", llama("\"hidden_size\": 1e400"), "import.hf.out_of_range", "1e400");
    row("1e300", llama("\"hidden_size\": 1e300"), "import.hf.out_of_range", "hidden_size");
    row("2^64", llama("\"hidden_size\": 18446744073709551616"), "import.hf.out_of_range",
        "hidden_size");
    row("2^64-1", llama("\"hidden_size\": 18446744073709551615"), "import.hf.out_of_range",
        "hidden_size");
    row("not a number", llama("\"hidden_size\": NaN"), "import.hf.wrong_type", "hidden_size");
    row("missing", llama("\"num_attention_heads\": 2"), "import.hf.missing_key",
        "hidden_size, intermediate_size");
    row("null",
        llama("\"num_attention_heads\": 2, \"hidden_size\": null, \"intermediate_size\": 8"),
        "import.hf.missing_key", "hidden_size");
    row("heads",
        llama("\"hidden_size\": 100, \"num_attention_heads\": 3, \"intermediate_size\": 8"),
        "import.hf.inconsistent", "head_dim");
    row("kv heads",
        llama("\"hidden_size\": 96, \"num_attention_heads\": 6, \"num_key_value_heads\": 4, "
              "\"intermediate_size\": 8"),
        "import.hf.inconsistent", "key-value");
    row("layers differ",
        llama("\"hidden_size\": 96, \"num_attention_heads\": 6, \"intermediate_size\": [8, 9]"),
        "import.hf.layers_differ", "intermediate_size");
    row("too many experts per token",
        llama("\"hidden_size\": 96, \"num_attention_heads\": 6, \"intermediate_size\": 8, "
              "\"num_experts\": 4, \"num_experts_per_tok\": 5"),
        "import.hf.inconsistent", "5");
    row("giant",
        R"({"model_type": "llama", "num_hidden_layers": 100000, "vocab_size": 1000000000,
            "hidden_size": 100000000, "num_attention_heads": 1000000,
            "intermediate_size": 100000000})",
        "import.hf.out_of_range", "10^16");
    row("encoder", R"({"model_type": "roberta", "hidden_size": 8})", "import.hf.not_a_decoder",
        "encoder");
    row("encoder-decoder", R"({"is_encoder_decoder": true, "d_model": 8})",
        "import.hf.not_a_decoder", "encoder-decoder");
    row("vision", R"({"model_type": "vit", "hidden_size": 8})", "import.hf.not_a_decoder",
        "images");
    row("state space", R"({"model_type": "mamba2", "hidden_size": 8})", "import.hf.state_space",
        "state-space");
    row("hybrid by its layers",
        R"({"model_type": "new", "hidden_size": 8, "layer_types": ["linear_attention"]})",
        "import.hf.state_space", "state-space");
}

void TestHfConfig::badInput()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, mention);
    const auto result = read(bytes);
    QVERIFY(!result);
    QCOMPARE(result.problems().size(), std::size_t(1));
    QCOMPARE(QByteArray::fromStdString(result.problems()[0].code), code);
    const QByteArray sentence = QByteArray::fromStdString(toString(result.problems()[0]));
    QVERIFY2(sentence.startsWith("sample/config.json"), sentence.constData());
    QVERIFY2(sentence.contains(mention), sentence.constData());
    QVERIFY2(!sentence.contains('\n') && sentence.endsWith('.'), sentence.constData());
}

void TestHfConfig::nestedTextConfig()
{
    // The inner object is the model; what it leaves out has the value of its class.
    const auto result = read(R"({"architectures": ["LlavaForConditionalGeneration"],
        "model_type": "llava", "vision_config": {"hidden_size": 4}, "projector": 1,
        "quantization_config": {"quant_method": "fp8"},
        "text_config": {"model_type": "llama", "vocab_size": 32064, "rope": 2}})");
    QVERIFY(result);
    QCOMPARE(result->shape.hidden, std::int64_t(4096));
    QCOMPARE(result->shape.vocab, std::int64_t(32064));
    QVERIFY(hasWarning(*result, "import.hf.assumed"));
    QVERIFY(hasWarning(*result, "import.hf.part_left_out"));
    QVERIFY(hasWarning(*result, "import.hf.quantised"));
    const std::vector<std::string> ignored{"projector", "vision_config", "text_config.rope"};
    QCOMPARE(result->ignored, ignored);
    QVERIFY(result->architecture == "LlavaForConditionalGeneration");
    QVERIFY(result->modelType == "llava");
}

void TestHfConfig::biasesAndWindows()
{
    const QByteArray sizes = R"("hidden_size": 64, "num_hidden_layers": 7,
        "num_attention_heads": 4, "intermediate_size": 128, "vocab_size": 100,
        "max_position_embeddings": 4096, "sliding_window": 512)";
    const auto shapeOf = [&](const char* keys) { return read('{' + sizes + keys + '}')->shape; };

    const ModelShape qwen = shapeOf(R"(, "model_type": "qwen2", "max_window_layers": 3)");
    QVERIFY(qwen.qkvBias && !qwen.outputBias);
    QCOMPARE(qwen.windowedLayers, std::int64_t(0)); // not switched on
    QCOMPARE(shapeOf(R"(, "model_type": "qwen2", "max_window_layers": 3,
        "use_sliding_window": true)").windowedLayers, std::int64_t(4));
    QCOMPARE(shapeOf(R"(, "model_type": "mistral")").windowedLayers, std::int64_t(7));
    QCOMPARE(shapeOf(R"(, "model_type": "gemma3_text")").windowedLayers, std::int64_t(6));
    QCOMPARE(shapeOf(R"(, "model_type": "gemma2")").windowedLayers, std::int64_t(4));
    QCOMPARE(shapeOf(R"(, "model_type": "gemma2")").normsPerLayer, std::int64_t(4));

    const ModelShape starcoder = shapeOf(R"(, "model_type": "starcoder2", "use_bias": false)");
    QVERIFY(!starcoder.qkvBias && !starcoder.outputBias && !starcoder.mlpBias);
    QCOMPARE(starcoder.vectorsPerNorm, std::int64_t(2));
    QVERIFY(shapeOf(R"(, "model_type": "llama", "attention_bias": true)").outputBias);
}

void TestHfConfig::tyingFollowsTheFamily()
{
    const auto tied = [](const char* keys) {
        return read(QByteArray(R"({"hidden_size": 64, "num_hidden_layers": 2,
            "num_attention_heads": 4, "intermediate_size": 128, "vocab_size": 100, )")
            + keys + '}')->shape.tiedEmbeddings;
    };
    QVERIFY(!tied(R"("model_type": "llama")"));
    QVERIFY(tied(R"("model_type": "llama", "tie_word_embeddings": true)"));
    QVERIFY(tied(R"("model_type": "cohere")"));
    QVERIFY(!tied(R"("model_type": "gemma", "tie_word_embeddings": false)"));
}

void TestHfConfig::pythonLiterals()
{
    const auto result = read(R"({"model_type": "llama", "hidden_size": 64,
        "note": "NaN \" Infinity", "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 128,
        "vocab_size": 100, "limit": [0.0, Infinity, -Infinity, NaN]})");
    QVERIFY(result);
    const std::vector<std::string> ignored{"limit", "note"};
    QCOMPARE(result->ignored, ignored);
}

void TestHfConfig::hugeAndDeep()
{
    QVERIFY(read(QByteArray(17 << 20, ' ')).problems()[0].code == "import.hf.too_large");
    QVERIFY(read(QByteArray(100'000, '[')).problems()[0].code == "import.hf.too_deep");
    QByteArray objects;
    for (int i = 0; i < 100'000; ++i)
        objects += "{\"a\":";
    QVERIFY(read(objects).problems()[0].code == "import.hf.too_deep");
    // Many keys must not take quadratic time: this would be minutes.
    QByteArray keys = "{\"hidden_size\": 1";
    for (int i = 0; i < 200'000; ++i)
        keys += ",\"k" + QByteArray::number(i) + "\":1";
    QVERIFY(read(keys + '}').problems()[0].code == "import.hf.missing_key");
}

QTEST_APPLESS_MAIN(TestHfConfig)
#include "tst_hf_config.moc"
