import type { Metadata, Sharp } from "sharp";

/** Seconds that one step of the work on a picture may take. */
const timeout = 30;
let last: Promise<unknown> = Promise.resolve();

/**
 * Opens a picture. One at a time in this process, on a thread of its own, so that requests never wait for it and few pixels are in memory.
 * Nothing limits its size: `task` reads the metadata before any pixels. Damaged pixels are an error.
 *
 * @param picture its content, or its path
 */
export function openInTurn<Result>(
  picture: Buffer | string,
  task: (source: Sharp) => Promise<Result>,
): Promise<Result> {
  const turn = last.then(async () => {
    // Loaded with the first picture: most processes open none.
    const { default: sharp } = await import("sharp");
    sharp.concurrency(1);
    sharp.cache(false);
    return task(sharp(picture, { limitInputPixels: false, failOn: "error" }).timeout({ seconds: timeout }));
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Whether sharp gave up on pixels because of the time that they took. */
export const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith("timeout");

/** Millions of pixels of a JPEG that is opened at most: they are shrunk while they are decoded. A progressive one takes 500 MB. */
export const mostMegapixels = 150;
/** Rows or columns that programs which stitch pictures may be off. */
const tolerance = 4;

/**
 * Decodes a JPEG or PNG file that is handed over. One with more pixels than are opened is taken as it is.
 *
 * @param picture its content, or its path
 * @param kind `tour` needs a JPEG that shows all directions: equirectangular, so twice as wide as high once it is upright
 */
export async function findPictureFault(
  picture: Buffer | string,
  kind: "file" | "tour",
): Promise<"damaged" | "not-panorama" | null> {
  try {
    return await openInTurn(picture, async (source) => {
      const metadata = await source.metadata();
      if (kind === "tour" && !isPanorama(metadata)) return "not-panorama";
      const { width, height } = metadata;
      if (width * height > mostMegapixels * 1e6) return null;
      await source.resize({ width: 256, height: 128, fit: "fill" }).raw().toBuffer();
      return null;
    });
  } catch (error) {
    return isTimeout(error) ? null : "damaged";
  }
}

function isPanorama({ format, autoOrient: { width, height } }: Metadata): boolean {
  return format === "jpeg" && Math.abs(width - 2 * height) <= tolerance;
}
