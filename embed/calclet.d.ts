/** Types of what a host page sees of Calclet: `<calclet-widget>`, its events, and the messages of its frame. */

/** Input or output id → exact text, such as "8388608". */
export type Texts = Record<string, string>;

/**
 * Attributes, all of which may change at any time. Beside these, each input of the
 * calculator is an attribute by its id: `micro_batch_size="16"`.
 */
export interface CalcletAttributes {
  /** Which calculator: `effective-batch-size`. A change loads it anew, without the values. */
  calculator: string;
  /** A BCP 47 tag; without it that of the nearest ancestor. A change loads anew, values kept. */
  lang?: string;
  /** `host` takes the colours of the page around the element, and follows them. */
  theme?: "auto" | "light" | "dark" | "host" | (string & {});
  /** `#rrggbb`; also CSS `--calclet-accent`, in any notation. Made readable where it is not. */
  accent?: string;
  /** As CSS font-family; also `--calclet-font`. A frame has the fonts of the visitor's system. */
  font?: string;
  /** `eager` starts Python at once, not at the first use. */
  load?: "auto" | "eager";
  /** Of help, formula, share, report, reset, embed, attribution; with commas. */
  hide?: string;
  /** Ids of inputs that visitors cannot change; with commas. */
  readonly?: string;
  /** In CSS pixels; all there is without. */
  width?: string | number;
  /** Name of the frame for those who listen; the calculator's title without. */
  label?: string;
}

export interface CalcletWidgetElement extends HTMLElement {
  /**
   * What is known of the inputs. Setting it changes the inputs that are named and leaves
   * the others; what is set before the frame has loaded is kept for it.
   */
  get values(): Texts;
  set values(values: Record<string, string | number | bigint | boolean>);
  /** Back to the snippet's own values. */
  reset(): void;
  /** Prints the report of what is shown, once there is a result. */
  print(): void;
}

/** Events bubble and cross shadow trees: one listener on the document hears all widgets. */
export interface CalcletEventMap {
  /** The frame is shown and listens; Python may not have started yet. */
  "calclet-ready": CustomEvent<Record<string, never>>;
  /** A new result. */
  "calclet-result": CustomEvent<{ inputs: Texts; outputs: Texts }>;
  "calclet-error": CustomEvent<CalcletError>;
}

export interface CalcletError {
  /**
   * `frame-silent`: the frame does not answer; the element's own content is shown.
   * `runtime-…`, `browser-too-old`: Python cannot run; the static result is shown.
   * `option-refused`, `unknown-input`, `message-refused`: what `refused` names was not used.
   * Others are errors of an input, such as `not-a-number`.
   */
  code: string;
  refused?: string[];
}

/**
 * The protocol, for hosts that have a plain `<iframe>` and no use for the loader. The frame
 * posts FrameGreeting to its parent (check `event.source` and `event.origin`; "null" in a
 * sandbox). Answer, then or at any later time, by posting HostGreeting with a MessagePort
 * to the frame's window; all else goes over the port.
 */
export interface FrameGreeting {
  /** The newest and the oldest version that the sender speaks; there must be one that both do. */
  calclet: number;
  least: number;
  kind: "hello";
}
export interface HostGreeting {
  calclet: number;
  least?: number;
  kind: "port";
}

/** From the frame, over the port. */
export type FrameMessage =
  | { kind: "ready"; title: string }
  | { kind: "result"; calculator: string; inputs: Texts; outputs: Texts }
  /** CSS pixels: give the frame this height, and it has no scroll bar. */
  | { kind: "height"; value: number }
  /** Give the frame's element this color-scheme, and its corners are transparent. */
  | { kind: "scheme"; value: string }
  | { kind: "error"; code: string; refused?: string[] }
  /** A sandbox forbids pop-ups and printing; this page of the site can do it. */
  | { kind: "open"; address: string };

/**
 * To the frame, over the port. Within 40 ms the newest of a kind counts, values are joined;
 * of a message 200 values of 20,000 characters are read.
 */
export type HostMessage =
  /** null: the calculator's default. */
  | { kind: "set-values"; values: Record<string, string | number | bigint | boolean | null> }
  | { kind: "set-theme"; theme: string; accent: string; font: string }
  | { kind: "reset" }
  | { kind: "print" };

declare global {
  interface HTMLElementTagNameMap {
    "calclet-widget": CalcletWidgetElement;
  }
  interface HTMLElementEventMap extends CalcletEventMap {}
  interface DocumentEventMap extends CalcletEventMap {}
  interface WindowEventMap extends CalcletEventMap {}
}
