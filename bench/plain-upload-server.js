// @ts-check
// The anchor for uploads: Node's own server, each body straight to a file. With `flush` the bytes are on the
// disk before the answer, and with `hash` their SHA-256 is computed on the way: the app does both. Prints its port.
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";

const [folder = ".", ...modes] = process.argv.slice(2);
const flush = modes.includes("flush");
let count = 0;

const server = createServer(async (request, response) => {
  const hash = createHash("sha256");
  if (modes.includes("hash")) request.on("data", (chunk) => hash.update(chunk));
  await pipeline(request, createWriteStream(path.join(folder, `${count++}.bin`), { flush }));
  response.writeHead(201).end(modes.includes("hash") ? hash.digest("hex") : "");
});
server.listen(0, "127.0.0.1", () =>
  console.log(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
);
