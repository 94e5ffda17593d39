import { useEffect } from "react";

const SCRIPT = "{{ base }}calclet.js";

export function EffectiveBatchSize() {
  useEffect(() => {
    if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
    const script = document.createElement("script");
    script.src = SCRIPT;
    document.head.append(script);
  }, []);
  return (
    <calclet-widget calculator="effective-batch-size" lang="en">
      <a href="{{ base }}en/effective-batch-size/">Effective batch size</a>
    </calclet-widget>
  );
}
