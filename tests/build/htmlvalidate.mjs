// The standard's rules; what is switched off has its reason.
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    "doctype-style": ["error", { style: "lowercase" }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
    // Results follow the typing: there is nothing to submit.
    "wcag/h32": "off",
    // The printed report has its own title; it is shown only where the page is not.
    "heading-level": ["error", { allowMultipleH1: true }],
    // Rows made from a template get their labels in the page; axe looks there.
    "input-missing-label": "off",
    // Parsers add it.
    "prefer-tbody": "off",
    // Long lines are no mistake.
    "long-title": "off",
    // Subresource integrity is for other origins; ours are all from the same one.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};
