// @ts-check
// The yardstick for uploads: Node's own server, each body straight to a file; after `flush`, it is on the disk
// before the answer, as the app's files are. Prints its port.
import { createWriteStream } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";

const [folder = ".", mode] = process.argv.slice(2);
let count = 0;

const server = createServer(async (request, response) => {
  await pipeline(
    request,
    createWriteStream(path.join(folder, `${count++}.bin`), { flush: mode === "flush" }),
  );
  response.writeHead(201).end();
});
server.listen(0, "127.0.0.1", () =>
  console.log(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
);
