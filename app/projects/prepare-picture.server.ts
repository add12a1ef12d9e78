import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Sharp } from "sharp";
import { fileStore } from "~/files/configured-store.server";
import { isTimeout, maxMegapixels, openInTurn } from "~/files/open-picture.server";
import type { StoredFile } from "~/files/stored-files.server";
import { toPictureName } from "./project";

/** Encodes an uploaded picture for public pages. Returns the files to publish, named by a new id; or the reason of a refusal. */
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

/** The widths in pixels at which pages show pictures. */
const sizes = [480, 960, 1600] as const;
/** Millions of pixels of the largest picture in a format other than JPEG, which is decoded as a whole and takes 200 MB. */
const maxUnscaledMegapixels = 50;
const maxWaiting = 10;
const formats: readonly string[] = ["jpeg", "png", "webp", "heif"];

interface EncodedPicture {
  result: "done";
  /** Ascending. */
  widths: number[];
  height: number;
  /** A WebP file of each width, and a JPEG file of the largest. */
  variants: { width: number; format: "webp" | "jpg"; content: Buffer }[];
}

type RefusedPicture =
  /** `busy`: too many pictures are waiting. `damaged`: the picture, or a part of it, cannot be decoded. */
  | { result: "damaged" | "animated" | "format" | "busy" | "slow" }
  | { result: "too-many-pixels"; megapixels: number };

let waiting = 0;

/** Decodes a picture, turns it upright, and encodes it in the site's sizes without its metadata, such as camera and location. */
async function encodePicture(content: Buffer): Promise<EncodedPicture | RefusedPicture> {
  if (waiting >= maxWaiting) return { result: "busy" };
  waiting++;
  try {
    return await openInTurn(content, encode);
  } catch (error) {
    return { result: isTimeout(error) ? "slow" : "damaged" };
  } finally {
    waiting--;
  }
}

async function encode(source: Sharp): Promise<EncodedPicture | RefusedPicture> {
  const { format, compression, pages = 1, autoOrient, ...size } = await source.metadata();
  // A phone's HEIC file has the container of AVIF, and may have several pictures.
  if (!formats.includes(format) || (format === "heif" && compression !== "av1")) return { result: "format" };
  if (pages > 1) return { result: "animated" };
  const megapixels = format === "jpeg" ? maxMegapixels : maxUnscaledMegapixels;
  if (size.width * size.height > megapixels * 1e6) return { result: "too-many-pixels", megapixels };
  const widths: number[] = [...new Set(sizes.map((each) => Math.min(each, autoOrient.width)))];
  const largest = widths.at(-1) ?? autoOrient.width;
  const variants: EncodedPicture["variants"] = [];
  const resize = (to: number) => source.clone().autoOrient().resize({ width: to });
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
}
