import type { StoredFile } from "./stored-files.server";

export function toFileJson({ storedName, originalName, contentType, byteSize }: StoredFile) {
  return {
    filename: storedName,
    filePath: toUploadPath(storedName),
    originalName,
    fileType: contentType,
    size: byteSize,
  };
}

export function toUploadJson(file: StoredFile) {
  const { fileType: mimetype, ...rest } = toFileJson(file);
  return { id: file.id, mimetype, ...rest };
}

const prefix = "/uploads/";

/** Matches the upload paths of the API. Stored names consist of plain letters. */
export const uploadPathPattern = /^\/uploads\/[\w.-]{1,200}$/;

/** Returns the API's identifier of an upload, which is not a URL. Downloads use the stored name. */
function toUploadPath(storedName: string): string {
  return prefix + storedName;
}

export function toStoredName(uploadPath: string): string {
  return uploadPath.slice(prefix.length);
}
