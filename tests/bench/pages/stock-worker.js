import { loadPyodide } from "../pyodide/pyodide.mjs";

const source = `
import json

def calculate(request):
    given = {name: int(text) for name, text in json.loads(request).items()}
    batch = (
        given["micro_batch_size"]
        * given["data_parallel_size"]
        * given["gradient_accumulation_steps"]
    )
    tokens = batch * given["sequence_length"]
    return json.dumps(
        {"global_batch_size": str(batch), "tokens_per_step": str(tokens)}
    )

calculate
`;

const calculate = loadPyodide({ indexURL: "../pyodide/" }).then((pyodide) =>
  pyodide.runPython(source),
);

onmessage = async ({ data }) => postMessage((await calculate)(data));
