// The floor: the same work without Python.
import { inputs, onedit, root, show } from "./form.js";

function calculate() {
  const values = inputs();
  const batch =
    BigInt(values.micro_batch_size) *
    BigInt(values.data_parallel_size) *
    BigInt(values.gradient_accumulation_steps);
  show({
    global_batch_size: String(batch),
    tokens_per_step: String(batch * BigInt(values.sequence_length)),
  });
}

onedit(calculate);
calculate();
root.dataset.state = "ready";
