import type { StoredFile } from "./store-records.server";
import { uploadPath } from "./upload-path";

/** A booking's file as the API gives it. */
export function toFileJson({ storedName, originalName, contentType, byteSize }: StoredFile) {
  return {
    filename: storedName,
    filePath: uploadPath(storedName),
    originalName,
    fileType: contentType,
    size: byteSize,
  };
}

/** A file that was just uploaded, as the API gives it. */
export function toUploadJson(file: StoredFile) {
  const { fileType: mimetype, ...rest } = toFileJson(file);
  return { id: file.id, mimetype, ...rest };
}
