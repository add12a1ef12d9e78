import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { acceptsEncoding } from "~/lib/response-headers";

/** What the build compresses, by the last part of the name, with the type that remix-serve gives it. */
const types: Partial<Record<string, string>> = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
};

let known: ReadonlySet<string> | undefined;

/**
 * Has remix-serve send the copy of a script or style sheet that the build compressed as far as Brotli can, a sixth smaller than
 * what it compresses itself for each request.
 */
export function chooseCompressedAsset(request: IncomingMessage, response: ServerResponse): void {
  const { url = "" } = request;
  const type = types[path.extname(url)];
  if (!type || !url.startsWith("/assets/")) return;
  if (!acceptsEncoding(request.headers["accept-encoding"]?.toString(), "br")) return;
  known ??= findCopies(path.join(import.meta.dirname, "../client/assets"));
  const copy = `${url}.br`;
  if (!known.has(copy)) return;
  request.url = copy;
  response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Type", type);
}

/** Returns their addresses; none in development, where nothing is built. */
function findCopies(folder: string): ReadonlySet<string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.filter((name) => name.endsWith(".br")).map((name) => `/assets/${name}`));
}
