import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { fileStore } from "~/files/configured-store.server";
import type { StoredFile } from "~/files/stored-files.server";
import { encodePicture } from "./encode-picture.server";
import { toStoredName } from "./project";

/**
 * Encodes an uploaded picture for public pages.
 *
 * @returns the files to publish, under names made of a new id; or why there are none
 */
export async function preparePicture({ storedName }: Pick<StoredFile, "storedName">) {
  const content = await buffer(await (await fileStore()).read(storedName));
  const encoded = await encodePicture(content);
  if (encoded.result !== "encoded") return encoded;
  const id = randomUUID();
  const { widths, height, variants } = encoded;
  const files = variants.map(({ width, format, content }) => ({
    storedName: toStoredName(id, width, format),
    contentType: format === "webp" ? "image/webp" : "image/jpeg",
    content,
  }));
  return { result: "prepared" as const, picture: { id, widths, height }, files };
}
