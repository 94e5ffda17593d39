// Runs before the scripts of each measured page; what it measures is the same for all.
(() => {
  if (window !== top) return;
  const bench = { first: 0, long: [] };
  window.calcletBench = bench;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      bench.long.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });

  const root = () => document.querySelector(".calclet[data-calculator]");
  const shows = (expected) =>
    root() &&
    !root().hasAttribute("data-stale") &&
    Object.entries(expected).every(
      ([name, value]) =>
        root().querySelector(`output[name="${name}"]`)?.dataset.value === value,
    );
  const painted = (expected) =>
    new Promise((done) => {
      const look = () => {
        if (!shows(expected)) return requestAnimationFrame(look);
        const after = new MessageChannel();
        after.port1.onmessage = () => done(performance.now());
        after.port2.postMessage(0); // comes when this frame is painted
      };
      requestAnimationFrame(look);
    });
  const put = (name, value) => {
    const field = root().querySelector(`form [name="${name}"]`);
    field.value = value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  // From focus and input to the paint of the answer.
  bench.intent = async (name, value, expected) => {
    const start = performance.now();
    root().querySelector(`form [name="${name}"]`).focus();
    put(name, value);
    return (await painted(expected)) - start;
  };

  // From input to the answer in the document, over and over; milliseconds each.
  bench.edits = async (edits) => {
    const times = [];
    for (const [name, value, expected] of edits) {
      await pause(4 + (times.length % 13));
      times.push(
        await new Promise((done) => {
          const start = performance.now();
          const look = () => {
            if (!shows(expected)) return;
            observer.disconnect();
            done(performance.now() - start);
          };
          const observer = new MutationObserver(look);
          observer.observe(root(), {
            attributes: true, childList: true, subtree: true, characterData: true,
          });
          put(name, value);
        }),
      );
    }
    return times;
  };

  painted(EXPECTED).then((time) => (bench.first = time));
  // With #edit the first edit is made as soon as the page has loaded.
  if (new URLSearchParams(location.search).has("bench-edit"))
    addEventListener("load", async () => {
      await bench.intent(...EDIT);
      bench.edited = performance.now();
    });
})();
