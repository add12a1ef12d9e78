import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Sharp } from "sharp";
import { fileStore } from "~/files/configured-store.server";
import type { StoredFile } from "~/files/stored-files.server";
import { toPictureName } from "./project";

/**
 * Encodes an uploaded picture for public pages.
 *
 * @returns the files to publish, under names made of a new id; or why there are none
 */
export async function preparePicture({ storedName }: Pick<StoredFile, "storedName">) {
  const content = await buffer(await (await fileStore()).read(storedName));
  const encoded = await encodePicture(content);
  if (encoded.result !== "done") return encoded;
  const id = randomUUID();
  const { widths, height, variants } = encoded;
  const files = variants.map(({ width, format, content }) => ({
    storedName: toPictureName(id, width, format),
    contentType: format === "webp" ? "image/webp" : "image/jpeg",
    content,
  }));
  return { result: "done" as const, picture: { id, widths, height }, files };
}

/** The widths of the stored sizes in pixels: those at which the pages show pictures. */
const sizes = [480, 960, 1600] as const;
/** Pixels of a picture at most: more than cameras for such work have, and 200 MB once decoded. */
const maxPixels = 50_000_000;
/** Seconds that one size may take. */
const timeout = 30;
/** Pictures that wait for their turn at most. */
const maxWaiting = 10;
const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

interface EncodedPicture {
  result: "done";
  /** The widths of the sizes, ascending. */
  widths: number[];
  /** The height of the largest. */
  height: number;
  /** A WebP file of each width, and a JPEG file of the largest. */
  variants: { width: number; format: "webp" | "jpg"; content: Buffer }[];
}

interface RefusedPicture {
  /** `busy`: too many others wait. */
  result: "unreadable" | "animated" | "format" | "busy";
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Decodes a picture, turns it upright, and encodes it in the sizes of the site, without any of its metadata: no camera, no place. One
 * picture at a time in this process, on a thread of its own, so that requests never wait for it.
 */
async function encodePicture(content: Buffer): Promise<EncodedPicture | RefusedPicture> {
  if (waiting >= maxWaiting) return { result: "busy" };
  waiting++;
  const encoding = last.then(() => encode(content));
  last = encoding.catch(() => undefined);
  try {
    return await encoding;
  } finally {
    waiting--;
  }
}

async function encode(content: Buffer): Promise<EncodedPicture | RefusedPicture> {
  // Loaded with the first picture: most processes encode none.
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  let source: Sharp;
  let width: number;
  try {
    source = sharp(content, { limitInputPixels: maxPixels, failOn: "error" }).timeout({ seconds: timeout });
    const { format, pages = 1, autoOrient } = await source.metadata();
    if (!formats.includes(format)) return { result: "format" };
    if (pages > 1) return { result: "animated" };
    ({ width } = autoOrient);
  } catch {
    return { result: "unreadable" };
  }
  const widths: number[] = [...new Set(sizes.map((size) => Math.min(size, width)))];
  const largest = widths.at(-1) ?? width;
  const variants: EncodedPicture["variants"] = [];
  const resize = (to: number) => source.clone().autoOrient().resize({ width: to });
  try {
    for (const to of widths) {
      const webp = await resize(to).webp({ quality: 78 }).toBuffer();
      variants.push({ width: to, format: "webp", content: webp });
    }
    const { data, info } = await resize(largest)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, progressive: true })
      .toBuffer({ resolveWithObject: true });
    variants.push({ width: largest, format: "jpg", content: data });
    return { result: "done", widths, height: info.height, variants };
  } catch {
    // The pixels are damaged, or take too long.
    return { result: "unreadable" };
  }
}
