/** Milliseconds after which a panorama that has not arrived is given up. */
const timeout = 30_000;

/**
 * Loads the panorama of a position from the first of its addresses whose picture the browser can decode. Rejects if it does not arrive in
 * time, or if `controller` is aborted.
 */
export async function loadPanorama(
  sources: readonly string[],
  controller: AbortController,
): Promise<ImageBitmap> {
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
