const prefix = "/uploads/";

/** Matches the upload paths of the API. Stored names consist of plain letters. */
export const uploadPathPattern = /^\/uploads\/[\w.-]{1,200}$/;

/** Returns the API's identifier of an uploaded file. It is not a URL: files are downloaded by their stored name. */
export function toUploadPath(storedName: string): string {
  return prefix + storedName;
}

/** Returns the stored name in an upload path. */
export function toStoredName(uploadPath: string): string {
  return uploadPath.slice(prefix.length);
}
