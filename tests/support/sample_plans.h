// Plans that between them use every branch of the model, and the shipped examples.
#pragma once

#include "core/plan/plan_file.h"
#include "tests/support/plan_builder.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace sizewright::test {

struct Sample {
    std::string name;
    Scenario scenario;
    Catalogue catalogue;
};

inline std::string bytesOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline Plan planAt(const std::filesystem::path& path)
{
    auto plan = readPlan(bytesOf(path), path.filename().string());
    if (!plan)
        throw std::runtime_error(toString(plan.problems().front()));
    return *plan;
}

inline std::vector<std::filesystem::path> examplePaths()
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry :
        std::filesystem::directory_iterator(SIZEWRIGHT_SOURCE_DIR "/resources/examples"))
        if (entry.path().extension() == ".sizewright")
            paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    return paths;
}

inline std::vector<Sample> exampleSamples()
{
    std::vector<Sample> samples;
    for (const auto& path : examplePaths()) {
        const Plan plan = planAt(path);
        for (const Scenario& scenario : plan.scenarios)
            samples.push_back({path.stem().string() + ", " + scenario.name, scenario,
                effectiveCatalogue(plan, shippedCatalogue())});
    }
    return samples;
}

// A mixture of experts with every degree given; `more` changes some.
inline Scenario experts(std::string_view more)
{
    return with(framed("model.preset=deepseek-v3\ndata.tokens=1T\ndata.sequence=4096\n"
                       "data.global_batch=4096\nhardware.accelerator=nvidia-h800-sxm\n"
                       "cluster.gpus=1024\nparallel.tp=1\nparallel.pp=16\nparallel.cp=1\n"
                       "parallel.ep=64\nparallel.zero_stage=1\nparallel.micro_batch=1\n"
                       "parallel.recompute=full"),
        more);
}

inline std::vector<std::pair<std::string, Scenario>> modelSamples()
{
    return {
        {"experts, latent attention, uneven stages, prediction modules, fp8",
            experts("numerics.precision=fp8\nparallel.ep_overlap=0.8\nmodel.mtp_layers=1")},
        {"experts inside the node, tensor parallel, shared expert, capacity",
            experts("model.preset=deepseek-v3\nparallel.tp=4\nparallel.pp=8\nparallel.ep=8\n"
                    "parallel.sequence_parallel=no\nparallel.expert_imbalance=1.5")},
        {"experts with biases, sinks and windows",
            with(experts(""), "model.preset=gpt-oss-120b\nparallel.pp=4\nparallel.ep=8\n"
                              "hardware.accelerator=nvidia-b200-sxm\ncluster.gpus=256")},
        {"experts without dense layers, ZeRO 3",
            with(experts(""), "model.preset=qwen3-30b-a3b\nparallel.pp=1\nparallel.ep=8\n"
                              "parallel.zero_stage=3\ncluster.gpus=64\n"
                              "numerics.software=eager\nparallel.recompute=selective")},
        {"learned positions, biases, dropout, unfused attention, selective",
            framed("model.preset=gpt3-175b\ndata.tokens=300B\ndata.sequence=2048\n"
                   "data.global_batch=1536\nhardware.accelerator=nvidia-a100-sxm-80\n"
                   "cluster.gpus=1024\nparallel.tp=8\nparallel.pp=8\nparallel.vpp=3\n"
                   "parallel.zero_stage=0\nparallel.micro_batch=1\nparallel.recompute=selective\n"
                   "numerics.attention_kernel=unfused\nnumerics.dropout=yes\n"
                   "numerics.software=megatron\nparallel.sequence_parallel=yes")},
        {"embedding tied, plain feed-forward, fp32",
            framed("model.preset=gpt2\ndata.tokens=10B\ndata.sequence=1024\n"
                   "data.global_batch=512\nhardware.accelerator=nvidia-a100-sxm-40\n"
                   "cluster.gpus=8\nparallel.tp=1\nparallel.pp=1\nparallel.zero_stage=2\n"
                   "parallel.micro_batch=4\nparallel.recompute=none\nnumerics.precision=fp32\n"
                   "numerics.loss_kernel=plain\nnumerics.optimizer=adafactor")},
        {"tf32, 8-bit optimizer", with(llama8(), "numerics.precision=tf32\n"
                                                 "numerics.optimizer=adamw8bit\nparallel.tp=2")},
    };
}

inline std::vector<std::pair<std::string, Scenario>> layoutSamples()
{
    return {
        {"ladder and cards left to the program",
            framed("model.preset=llama-3.1-8b\nframing.latest_days=30 days\ndata.tokens=100B\n"
                   "data.global_batch=256\nhardware.accelerator=nvidia-h100-sxm")},
        {"pipeline with virtual stages", with(llama70(), "parallel.tp=4\nparallel.pp=4\n"
                                                         "parallel.vpp=5")},
        {"context parallel over nodes",
            with(llama70(), "data.sequence=131072\ndata.global_batch=64\nparallel.cp=4\n"
                            "parallel.tp=8\nparallel.pp=2\ncluster.gpus=256")},
        {"tensor parallel across nodes, head on the slowest stage",
            with(llama70(), "parallel.tp=16\nparallel.pp=6\ncluster.gpus=768\n"
                            "model.kv_heads=16\nmodel.heads=64\nparallel.tp_overlap=0.6")},
        {"unsharded replicas", with(llama70(), "parallel.zero_stage=0\nparallel.pp=8")},
        {"gradients sharded, narrow", with(llama70(), "parallel.zero_stage=2\n"
                                                      "numerics.gradients_fp32=no")},
        {"one card", with(llama8(), "model.preset=qwen2.5-0.5b\ncluster.gpus=1\n"
                                    "parallel.zero_stage=0")},
        {"adapters", with(llama8(), "framing.form=lora\nlora.targets=qv")},
        {"adapters on a quantised base, pipeline",
            with(llama8(), "framing.form=qlora\nparallel.zero_stage=1\nparallel.pp=2\n"
                           "lora.targets=attention")},
        {"adapters on every expert", with(experts("framing.form=lora"), "lora.rank=8")},
    };
}

inline std::vector<std::pair<std::string, Scenario>> runSamples()
{
    return {
        {"checkpoints in the background", with(llama70(), "storage.checkpoint_mode=asynchronous")},
        {"interval given", with(llama70(), "reliability.checkpoint_interval=30 min\n"
                                           "storage.checkpoint_mode=asynchronous")},
        {"renminbi", with(llama70(), "money.currency=CNY\nmoney.cny_per_usd=6.9")},
        {"quotes of its own", with(llama70(), "money.rent_per_gpu_hour=2.1\n"
                                              "money.lease_per_gpu_hour=1.9\n"
                                              "money.server_price=250K\nmoney.power_per_kwh=0.05\n"
                                              "money.data_preparation=1M\nmoney.discount_rate=0\n"
                                              "storage.data_bytes_per_token=3.5")},
        {"spot that stops early", with(llama70(), "money.rent_kind=spot\nmoney.stop_loss=1M\nmoney.stop_days=20\n"
                                                  "money.budget=1.2M\nmoney.tax_rate=25%")},
        {"reserved, another card midway", with(llama70(), "money.rent_kind=reserved-6m\nmoney.change_after_months=1\n"
                                                          "money.change_price_factor=0.8\nmoney.lease_minimum_months=6\n"
                                                          "money.lease_ramp_months=2\nmoney.lease_minimum_gpus=600")},
        {"a room of one's own, cards and hosts apart",
            with(llama70(), "money.site=own-room\nmoney.purchase=cards\nmoney.network_per_gpu=4K\n"
                            "money.after_run=resell\nmoney.region=nordics\nmoney.residual_share=0.2\n"
                            "money.depreciation=declining-balance\nmoney.tax_rate=0.2\nmoney.lines.rent_team=0")},
        {"half owned", with(llama70(), "money.owned_share=0.5\nmoney.route=hybrid\nmoney.after_run=idle")},
        {"measured", with(llama70(), "measured.step_s_n=45 s\nmeasured.gpus_n=256\n"
                                     "measured.memory_gib=60 GiB\nhardware.matrix_achieved=0.7")},
        {"measured far off", with(llama70(), "measured.step_s_n=200 s\nmeasured.memory_gib=50 GiB\nmeasured.gpus_n=512")},
        {"documents packed", with(llama8(), "data.document_length=500")},
        {"control groups at once", with(llama70(), "framing.acceptance=comparison\n"
                                                   "framing.control_groups=3\n"
                                                   "framing.groups_run=parallel")},
        {"control groups in turn, epochs of samples",
            with(scenarioOf("framing.form=full\nframing.acceptance=comparison\n"
                            "framing.earliest_days=0 days\nframing.latest_days=90 days\n"
                            "framing.control_groups=4\nmodel.preset=qwen2.5-7b\n"
                            "data.samples=200K\ndata.sample_length=1500\ndata.epochs=3"),
                "hardware.accelerator=huawei-ascend-910b\ncluster.gpus=16")},
        {"architecture derived, architecture incomplete in framing",
            scenarioOf("model.parameters=13B\ndata.tokens=1T\n"
                       "hardware.accelerator=nvidia-h200-sxm\ncluster.gpus=64\n"
                       "hardware.power_cap=0.7\nhardware.usable_memory=120 GiB")},
        {"model alone", scenarioOf("model.preset=mixtral-8x7b")},
    };
}

inline std::vector<Sample> builtSamples()
{
    std::vector<Sample> samples;
    for (const auto& group : {modelSamples(), layoutSamples(), runSamples()})
        for (const auto& [name, scenario] : group)
            samples.push_back({name, scenario, shippedCatalogue()});
    return samples;
}

} // namespace sizewright::test
