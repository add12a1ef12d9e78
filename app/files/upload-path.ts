const prefix = "/uploads/";

/** How the API names an uploaded file. It is no address: files are downloaded by their stored name. */
export function uploadPath(storedName: string): string {
  return prefix + storedName;
}

/** What such a path looks like; stored names are plain letters. */
export const uploadPathPattern = /^\/uploads\/[\w.-]{1,200}$/;

/** The stored name in such a path. */
export function storedNameOf(path: string): string {
  return path.slice(prefix.length);
}
