// The usual way: Pyodide as it comes, in a worker. It starts with the page, or at the
// first intent where the address says #intent.
import { inputs, onedit, root, show } from "./form.js";

/** @type {Worker | undefined} */
let worker;

function start() {
  if (worker) return;
  worker = new Worker("./stock-worker.js", { type: "module" });
  worker.onmessage = ({ data }) => {
    root.dataset.state = "ready";
    if (data !== "ready") show(JSON.parse(data));
  };
}

function calculate() {
  start();
  worker.postMessage(JSON.stringify(inputs()));
}

onedit(calculate);
if (location.hash === "#intent") {
  root.addEventListener("focusin", start, { once: true });
} else {
  calculate();
}
