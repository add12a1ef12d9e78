import * as text from "~/messages/sample-tour";
import { connectFailure } from "~/site/viewer/elements";
import { setAddress } from "~/site/viewer/open-viewer";
import type { Overlay, TourParts } from "./overlay";
import type { TourScene } from "./scene";

/** Goes from position to position: loads the panorama, and shows it once it is there. */
export class Walk {
  #controller = new AbortController();
  #isStarted = false;
  #retry: (() => void) | undefined;
  readonly #showFailure: ReturnType<typeof connectFailure>;

  constructor(
    readonly scene: TourScene,
    readonly overlay: Overlay,
    readonly parts: TourParts,
  ) {
    this.#showFailure = connectFailure(parts, () => this.#retry?.());
  }

  /** Goes where an address leads, or to the first position. */
  start(address: string): void {
    const [first] = this.overlay.marks;
    const id = this.overlay.find(address)?.position ?? first?.dataset.position ?? "";
    void this.#load(id, this.overlay.firstHeading(id));
  }

  /** Goes to a position that a person has chosen, and looks in the direction in which they walked, or stays turned as they are. */
  go(id: string, heading = this.scene.view.heading): void {
    setAddress("tour", id);
    void this.#load(id, heading);
  }

  stop(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
  }

  async #load(id: string, heading: number): Promise<void> {
    const { scene, overlay, parts } = this;
    // Whoever goes on before a position has arrived does not want it anymore.
    this.#controller.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.#retry = () => void this.#load(id, heading);
    this.#showFailure();
    parts.hint.textContent = this.#isStarted ? text.loadingNext(overlay.find(id)?.name ?? "") : text.loading;
    try {
      const panorama = await loadPanorama(overlay.find(id)?.sources?.split(" ") ?? [], controller);
      if (controller !== this.#controller) return;
      overlay.enter(id);
      scene.show(panorama, { ...scene.view, heading, elevation: 0 });
      parts.hint.textContent = this.#isStarted ? "" : overlay.hasWays ? text.firstHint : text.lookHint;
      this.#isStarted = true;
    } catch {
      if (controller !== this.#controller) return;
      parts.hint.textContent = "";
      this.#showFailure(text.loadFailed);
    }
  }
}

/** Milliseconds after which a panorama that has not arrived is given up. */
const timeout = 30_000;

/**
 * Loads the panorama of a position from the first of its addresses whose picture the browser can decode. Rejects if it does not arrive in
 * time, or if `controller` is aborted.
 */
async function loadPanorama(sources: readonly string[], controller: AbortController): Promise<ImageBitmap> {
  const timer = setTimeout(() => controller.abort(new Error("The panorama did not arrive.")), timeout);
  try {
    for (const source of sources) {
      const response = await fetch(source, { signal: controller.signal });
      if (!response.ok) throw new Error(`The panorama was answered with ${response.status}.`);
      const bitmap = await decode(await response.blob());
      controller.signal.throwIfAborted();
      if (bitmap) return bitmap;
    }
    throw new Error("The browser cannot decode the panorama.");
  } finally {
    clearTimeout(timer);
  }
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}
