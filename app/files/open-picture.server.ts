import type { Metadata, Sharp } from "sharp";

/** Seconds for each step of the work on a picture. */
const timeout = 30;
let previousTurn: Promise<unknown> = Promise.resolve();

/**
 * Opens one picture at a time in this process, outside of the main thread, so requests never wait for it and few pixels are in memory. The
 * size is unlimited: `task` must read the metadata before any pixels. Damaged pixels are an error.
 *
 * @param picture its content, its path, or a function that reads its content when its turn comes
 */
export function openInTurn<Result>(
  picture: Buffer | string | (() => Promise<Buffer>),
  task: (source: Sharp) => Promise<Result>,
): Promise<Result> {
  const turn = previousTurn.then(async () => {
    // Most processes open no picture, so sharp is loaded with the first one.
    const { default: sharp } = await import("sharp");
    sharp.concurrency(1);
    sharp.cache(false);
    const content = typeof picture === "function" ? await picture() : picture;
    return task(sharp(content, { limitInputPixels: false, failOn: "error" }).timeout({ seconds: timeout }));
  });
  previousTurn = turn.catch(() => undefined);
  return turn;
}

export const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith("timeout");

/**
 * The size of the largest picture that is decoded, in millions of pixels. Decoding shrinks the picture, but a progressive JPEG of this size
 * still takes 500 MB.
 */
export const maxMegapixels = 150;
/** Pixels by which a panorama's width may differ from twice its height, because stitching programs are not exact. */
const aspectTolerance = 4;

/**
 * Decodes a JPEG or PNG file for a delivery. Accepts a file without this check if it has more pixels than the limit, or the check times
 * out.
 *
 * @param picture its content, or its path
 * @param kind `tour` needs an upright equirectangular JPEG, which is twice as wide as high
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
      if (width * height > maxMegapixels * 1e6) return null;
      await source.resize({ width: 256, height: 128, fit: "fill" }).raw().toBuffer();
      return null;
    });
  } catch (error) {
    return isTimeout(error) ? null : "damaged";
  }
}

/** A view shows a third of a panorama's width and height: 120° by 60°. */
const viewShare = 3;
/** The largest width of a view on a page, in pixels. The height is half of it. */
const viewWidth = 1440;

/**
 * Returns the middle of a panorama as a small WebP picture: the first view of a tour. Returns null if the panorama is damaged, too large,
 * or takes too long.
 *
 * @param read reads the panorama; its errors are thrown
 */
export async function encodeView(read: () => Promise<Buffer>): Promise<Buffer | null> {
  let content: Buffer | undefined;
  const readContent = async () => (content = await read());
  try {
    return await openInTurn(readContent, async (source) => {
      const { width, height, autoOrient } = await source.metadata();
      if (width * height > maxMegapixels * 1e6) return null;
      const wide = Math.min(viewWidth, Math.floor(autoOrient.width / viewShare));
      const high = Math.max(1, Math.floor(wide / 2));
      return source
        .autoOrient()
        .resize({ width: wide * viewShare, height: high * viewShare, fit: "fill" })
        .extract({ left: wide, top: high, width: wide, height: high })
        .webp({ quality: 72 })
        .toBuffer();
    });
  } catch (error) {
    if (!content) throw error;
    return null;
  }
}

function isPanorama({ format, autoOrient: { width, height } }: Metadata): boolean {
  return format === "jpeg" && Math.abs(width - 2 * height) <= aspectTolerance;
}
