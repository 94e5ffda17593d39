/** Whether the bundle is that of a frame. */
declare const CALCLET_IN_FRAME: boolean;

/** What the build writes into service-worker.js. */
declare const CALCLET_SITE: {
  build: string;
  /** The first is kept whenever the others are. */
  assets: [path: string, bytes: number, hash: string][];
  /** Kept once a visitor has used them. */
  onDemand: [path: string, bytes: number, hash: string][];
  /** Those that only the pages of a language need. */
  spoken: Record<string, [path: string, bytes: number, hash: string][]>;
  /** By language; "" for those in none. */
  pages: Record<string, [path: string, bytes: number][]>;
  /** Fixed names and the hashed ones with the same content. */
  aliases: Record<string, string>;
  /** Whether all languages are small enough to be kept at once. */
  together: boolean;
};

// The library of service workers cannot stand beside that of pages.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: { kind?: unknown; lang?: unknown; paths?: unknown } | null;
  readonly ports: readonly MessagePort[];
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerGlobalScope {
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: "message", listener: (event: ExtendableMessageEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: FetchEvent) => void): void;
}
