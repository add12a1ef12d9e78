// @ts-check The baseline for uploads: Node's own server, which writes each body straight to a file. With `flush`, the bytes are on the disk
// before the answer; with `hash`, the server computes their SHA-256. The app does both. With `append`, all bodies are pieces of one file,
// which GET downloads. Prints its port.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";

const [folder = ".", ...modes] = process.argv.slice(2);
const flush = modes.includes("flush");
const isAppending = modes.includes("append");
const flags = isAppending ? "a" : "w";
let count = 0;

const server = createServer(async (request, response) => {
  if (request.method === "GET") return pipeline(createReadStream(path.join(folder, "0.bin")), response);
  const hash = createHash("sha256");
  if (modes.includes("hash")) request.on("data", (chunk) => hash.update(chunk));
  const name = `${isAppending ? 0 : count++}.bin`;
  await pipeline(request, createWriteStream(path.join(folder, name), { flags, flush }));
  response.writeHead(201).end(modes.includes("hash") ? hash.digest("hex") : "");
});
server.listen(0, "127.0.0.1", () =>
  console.log(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
);
