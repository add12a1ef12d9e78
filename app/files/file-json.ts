import type { StoredFile } from "./stored-files.server";
import { toUploadPath } from "./upload-path";

/** Returns a booking's file in the format of the API. */
export function toFileJson({ storedName, originalName, contentType, byteSize }: StoredFile) {
  return {
    filename: storedName,
    filePath: toUploadPath(storedName),
    originalName,
    fileType: contentType,
    size: byteSize,
  };
}

/** Returns a new upload in the format of the API. */
export function toUploadJson(file: StoredFile) {
  const { fileType: mimetype, ...rest } = toFileJson(file);
  return { id: file.id, mimetype, ...rest };
}
