// What the sources of measured runs leave unsaid: how their software behaves and what their memory
// figures count. A default for each framework with its reason; never a value chosen to fit a row.
#pragma once

#include "core/plan/choices.h"
#include "core/study/run_table.h"

namespace sizewright {

// What a source's memory figure includes beside what the framework has allocated.
enum class MemoryCounting : std::uint8_t {
    allocated, // peak of live tensors
    reserved, // and what the allocator holds beyond them
    device, // and communication buffers and the runtime's context, as nvidia-smi shows
};

struct RunHabits {
    std::string_view family = {}; // of the id; empty: any
    std::string_view framework = {}; // its name begins with this; empty: any
    SoftwareStack software = SoftwareStack::transformerEngine;
    AttentionKernel kernel = AttentionKernel::flash2; // where the row says flash, or says nothing
    bool flashUnsaid = true; // what an empty cell means
    LossKernel loss = LossKernel::fused;
    bool gradientsFp32 = true;
    bool dropout = false;
    bool sequenceParallelUnsaid = false; // with tensor parallelism
    double tpOverlap = 0;
    double dpOverlap = 0.9;
    double tunedDocument = 0; // mean tokens of the documents that fine-tuning packs; 0: not packed
    double epOverlap = 0;
    // Shares that the source itself measured on its machine; 0: the generation's.
    double matrixAchieved = 0, memoryAchieved = 0, networkAchieved = 0;
    int zeroStage = 1; // what an empty cell means
    Recompute recompute = Recompute::none; // what an empty cell means
    bool recomputeKnown = false; // whatever the cell says
    MemoryCounting memory = MemoryCounting::device;
    bool firstStageOnly = false; // memory is of the first pipeline stage
    bool decimalGb = false; // memory is printed in units of 1e9 bytes
    bool pureBf16 = false; // fine-tuning keeps weights and optimizer states in bf16
    bool fusedNorms = true;
    UpdateKind update = UpdateKind::fused;
    Optimizer optimizer = Optimizer::adamw;
    ShardingLibrary library = ShardingLibrary::framework;
    bool wholeLoad = false; // each card loads all weights before they are sharded
    bool varyingLengths = false; // samples are neither packed nor sorted
    Offload offload = Offload::none;
    bool offloadActivations = false;
    bool balancedByWork = false; // stages end where their share of the work, head included, is reached
    std::string_view reason = {};
};

// The habits of a row's source. Rows of unknown frameworks get those of plain PyTorch.
RunHabits habitsOf(const RunRow& row);

} // namespace sizewright
