// The model and its data (R7).
#pragma once

#include "core/plan/framing_fields.h"
#include "core/units/literals.h"

namespace sizewright {

struct ModelFields : FramingFields
{
    const int section8 = section(Page::model, SW_TEXT("FieldGroup", "Model"));
    const TextField preset = addText({.key = "model.preset",
        .label = SW_TEXT("Field", "Preset"),
        .help = SW_TEXT("Field",
            "A published model of the catalogue; choosing one fills in the architecture"),
        .catalogue = "models"});
    const Field<Parameters> parameters = add<Parameters>({.key = "model.parameters",
        .label = SW_TEXT("Field", "Parameter count"),
        .help = SW_TEXT("Field",
            "Used when the architecture is not given: a plausible one is derived from it and "
            "shown as assumed"),
        .unit = "B", .min = fromBase<Parameters>(1e6), .max = fromBase<Parameters>(1e14)});
    const int section11 = section(Page::model, SW_TEXT("FieldGroup", "Architecture"));
    const Field<Count> layers = addWhole({.key = "model.layers",
        .label = SW_TEXT("Field", "Layers"),
        .help = SW_TEXT("Field", "Transformer blocks"),
        .min = 1, .max = 100000, .automatic = true});
    const Field<Count> hidden = addWhole({.key = "model.hidden",
        .label = SW_TEXT("Field", "Hidden width"),
        .help = SW_TEXT("Field", "Width of the residual stream"),
        .min = 1, .max = 1e8, .automatic = true});
    const Field<Count> heads = addWhole({.key = "model.heads",
        .label = SW_TEXT("Field", "Attention heads"),
        .help = SW_TEXT("Field", "Query heads of a layer"),
        .min = 1, .max = 1e6, .automatic = true});
    const Field<Count> kvHeads = addWhole({.key = "model.kv_heads",
        .label = SW_TEXT("Field", "KV heads"),
        .help = SW_TEXT("Field",
            "Key and value heads of a layer; fewer than query heads with grouped queries"),
        .min = 1, .max = 1e6, .automatic = true});
    const Field<Count> headDim = addWhole({.key = "model.head_dim",
        .label = SW_TEXT("Field", "Head dimension"),
        .help = SW_TEXT("Field",
            "Width of one head; hidden width over heads where the config does not say"),
        .min = 1, .max = 1e8, .automatic = true});
    const Field<Count> ffn = addWhole({.key = "model.ffn",
        .label = SW_TEXT("Field", "Feed-forward width"),
        .help = SW_TEXT("Field", "Inner width of a dense feed-forward block"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> vocab = addWhole({.key = "model.vocab",
        .label = SW_TEXT("Field", "Vocabulary"),
        .help = SW_TEXT("Field", "Tokens that the tokenizer knows"),
        .min = 1, .max = 1e9, .automatic = true});
    const ToggleField gatedFfn = addToggle({.key = "model.gated_ffn",
        .label = SW_TEXT("Field", "Gated feed-forward"),
        .help = SW_TEXT("Field", "Three matrices (SwiGLU, GeGLU) instead of two"),
        .automatic = true});
    const ToggleField tiedEmbeddings = addToggle({.key = "model.tied_embeddings",
        .label = SW_TEXT("Field", "Tied embeddings"),
        .help = SW_TEXT("Field", "The LM head shares the token embedding"),
        .automatic = true});
    const int section21 =
        section(Page::model, SW_TEXT("FieldGroup", "Experts and latent attention"));
    const Field<Count> experts = addWhole({.key = "model.experts",
        .label = SW_TEXT("Field", "Experts"),
        .help = SW_TEXT("Field", "Routed experts of a layer; 0 for a dense model"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> expertsPerToken = addWhole({.key = "model.experts_per_token",
        .label = SW_TEXT("Field", "Experts per token"),
        .help = SW_TEXT("Field", "Routed experts that each token uses"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> expertFfn = addWhole({.key = "model.expert_ffn",
        .label = SW_TEXT("Field", "Expert width"),
        .help = SW_TEXT("Field", "Inner width of one routed expert"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> sharedFfn = addWhole({.key = "model.shared_ffn",
        .label = SW_TEXT("Field", "Shared expert width"),
        .help = SW_TEXT("Field", "Total inner width of the experts that every token uses"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> denseLayers = addWhole({.key = "model.dense_layers",
        .label = SW_TEXT("Field", "Dense layers"),
        .help = SW_TEXT("Field", "Layers without experts"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> kvRank = addWhole({.key = "model.kv_rank",
        .label = SW_TEXT("Field", "KV rank"),
        .help = SW_TEXT("Field",
            "Latent rank of keys and values (MLA); 0 for ordinary attention"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> qRank = addWhole({.key = "model.q_rank",
        .label = SW_TEXT("Field", "Query rank"),
        .help = SW_TEXT("Field", "Latent rank of queries (MLA); 0 when projected directly"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> nopeDim = addWhole({.key = "model.nope_dim",
        .label = SW_TEXT("Field", "Head dimension without rotation"),
        .help = SW_TEXT("Field", "MLA: per-head width that carries no position"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> ropeDim = addWhole({.key = "model.rope_dim",
        .label = SW_TEXT("Field", "Rotary head dimension"),
        .help = SW_TEXT("Field", "MLA: per-head width that carries the position"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> valueDim = addWhole({.key = "model.value_dim",
        .label = SW_TEXT("Field", "Value head dimension"),
        .help = SW_TEXT("Field", "MLA: per-head width of values"),
        .min = 0, .max = 1e8, .automatic = true});
    const Field<Count> mtpLayers = addWhole({.key = "model.mtp_layers",
        .label = SW_TEXT("Field", "Prediction modules"),
        .help = SW_TEXT("Field", "Multi-token prediction modules beside the layers"),
        .min = 0, .max = 1e8, .automatic = true});
    const int section33 =
        section(Page::model, SW_TEXT("FieldGroup", "Details of the architecture"));
    const Field<Count> learnedPositions = addWhole({.key = "model.learned_positions",
        .label = SW_TEXT("Field", "Learned positions"),
        .help = SW_TEXT("Field", "Rows of a learned position table; 0 with rotary positions"),
        .min = 0, .max = 1e9, .automatic = true});
    const Field<Count> maxPositions = addWhole({.key = "model.max_positions",
        .label = SW_TEXT("Field", "Longest context"),
        .help = SW_TEXT("Field", "Longest context that the config states"),
        .min = 0, .max = 1e9, .automatic = true});
    const Field<Count> vectorsPerNorm = addWhole({.key = "model.vectors_per_norm",
        .label = SW_TEXT("Field", "Vectors per norm"),
        .help = SW_TEXT("Field", "1 RMSNorm, 2 LayerNorm with bias, 0 without weights"),
        .min = 0, .max = 2, .automatic = true});
    const Field<Count> normsPerLayer = addWhole({.key = "model.norms_per_layer",
        .label = SW_TEXT("Field", "Norms per layer"),
        .help = SW_TEXT("Field", "2 usually, 4 with norms after each half"),
        .min = 0, .max = 8, .automatic = true});
    const ToggleField finalNorm = addToggle({.key = "model.final_norm",
        .label = SW_TEXT("Field", "Final norm"),
        .help = SW_TEXT("Field", "A norm before the LM head"),
        .automatic = true});
    const ToggleField embeddingNorm = addToggle({.key = "model.embedding_norm",
        .label = SW_TEXT("Field", "Embedding norm"),
        .help = SW_TEXT("Field", "A norm after the embedding"),
        .automatic = true});
    const ChoiceField<QkNorm> qkNorm = addChoice<QkNorm>({.key = "model.qk_norm",
        .label = SW_TEXT("Field", "Query and key norms"),
        .help = SW_TEXT("Field", "Norms on queries and keys"),
        .automatic = true});
    const ToggleField qkvBias = addToggle({.key = "model.qkv_bias",
        .label = SW_TEXT("Field", "Bias on q, k, v"),
        .help = SW_TEXT("Field", "Bias vectors of the query, key and value projections"),
        .automatic = true});
    const ToggleField outputBias = addToggle({.key = "model.output_bias",
        .label = SW_TEXT("Field", "Bias on attention output"),
        .help = SW_TEXT("Field", "Bias vector of the output projection"),
        .automatic = true});
    const ToggleField mlpBias = addToggle({.key = "model.mlp_bias",
        .label = SW_TEXT("Field", "Bias in feed-forward"),
        .help = SW_TEXT("Field", "Bias vectors of the feed-forward matrices"),
        .automatic = true});
    const ToggleField headBias = addToggle({.key = "model.head_bias",
        .label = SW_TEXT("Field", "Bias on LM head"),
        .help = SW_TEXT("Field", "Bias vector of the LM head"),
        .automatic = true});
    const ToggleField attentionSinks = addToggle({.key = "model.attention_sinks",
        .label = SW_TEXT("Field", "Attention sinks"),
        .help = SW_TEXT("Field", "One learned value per head"),
        .automatic = true});
    const ToggleField routerBias = addToggle({.key = "model.router_bias",
        .label = SW_TEXT("Field", "Router bias"),
        .help = SW_TEXT("Field", "A correction bias per expert"),
        .automatic = true});
    const ToggleField sharedGate = addToggle({.key = "model.shared_gate",
        .label = SW_TEXT("Field", "Gate on shared expert"),
        .help = SW_TEXT("Field", "A gate vector on the shared expert"),
        .automatic = true});
    const ToggleField expertBias = addToggle({.key = "model.expert_bias",
        .label = SW_TEXT("Field", "Bias in experts"),
        .help = SW_TEXT("Field", "Bias vectors of the expert matrices"),
        .automatic = true});
    const Field<Count> slidingWindow = addWhole({.key = "model.sliding_window",
        .label = SW_TEXT("Field", "Sliding window"),
        .help = SW_TEXT("Field",
            "Tokens that windowed attention reaches back; 0 for full attention"),
        .min = 0, .max = 1e9, .automatic = true});
    const Field<Count> windowedLayers = addWhole({.key = "model.windowed_layers",
        .label = SW_TEXT("Field", "Windowed layers"),
        .help = SW_TEXT("Field", "Layers that use the window"),
        .min = 0, .max = 1e8, .automatic = true});
    const int section51 = section(Page::model, SW_TEXT("FieldGroup", "Data"));
    const Field<Tokens> tokens = add<Tokens>({.key = "data.tokens",
        .label = SW_TEXT("Field", "Training tokens"),
        .help = SW_TEXT("Field",
            "Tokens of the data set, counted once; empty: samples × sample length"),
        .unit = "T", .min = units::tokens(1), .max = units::tokens(1e18)});
    const Field<Count> samples = add<Count>({.key = "data.samples",
        .label = SW_TEXT("Field", "Samples"),
        .help = SW_TEXT("Field", "Number of training samples (fine-tuning)"),
        .unit = "K", .min = count(1), .max = count(1e15)});
    const Field<Tokens> sampleLength = add<Tokens>({.key = "data.sample_length",
        .label = SW_TEXT("Field", "Sample length"),
        .help = SW_TEXT("Field", "Mean tokens of a sample after packing"),
        .min = units::tokens(1), .max = units::tokens(1e9)});
    const Field<Count> epochs = add<Count>({.key = "data.epochs",
        .label = SW_TEXT("Field", "Epochs"),
        .help = SW_TEXT("Field", "How often the data is seen"),
        .min = count(0.001), .max = count(10000), .fallback = count(1)});
    const Field<Tokens> sequence = add<Tokens>({.key = "data.sequence",
        .label = SW_TEXT("Field", "Sequence length"),
        .help = SW_TEXT("Field",
            "Tokens of one training sequence; the longest planned, because activations grow "
            "with it"),
        .source = "common context of pre-training", .min = units::tokens(16),
        .max = units::tokens(1e8), .fallback = units::tokens(4096)});
    const Field<Tokens> documentLength = add<Tokens>({.key = "data.document_length",
        .label = SW_TEXT("Field", "Document length"),
        .help = SW_TEXT("Field",
            "Mean tokens of the documents packed into a sequence, where attention stays within a "
            "document; empty: attention reaches over the whole sequence"),
        .min = units::tokens(1), .max = units::tokens(1e9), .automatic = true});
    const Field<Count> globalBatch = add<Count>({.key = "data.global_batch",
        .label = SW_TEXT("Field", "Global batch"),
        .help = SW_TEXT("Field",
            "Sequences of one optimizer step; empty: about 4M tokens for pre-training, 128 "
            "sequences for fine-tuning"),
        .min = count(1), .max = count(1e9), .automatic = true});
    const Field<Tokens> criticalBatch = add<Tokens>({.key = "data.critical_batch",
        .label = SW_TEXT("Field", "Critical batch"),
        .help = SW_TEXT("Field",
            "Tokens of a step beyond which a larger batch saves hardly any steps, as a measured gradient "
            "noise scale gives it; bounds weak scaling; empty: not judged"),
        .source = "arXiv 1812.06162 §2.3", .min = units::tokens(1), .max = units::tokens(1e12)});
};

} // namespace sizewright
