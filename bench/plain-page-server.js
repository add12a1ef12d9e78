// @ts-check
// The anchor for cached pages: Node's own server, which sends the page of a file with its headers, or 304 to who has it. Prints its port.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** @type {{ headers: string[]; etag: string; body: string }} the body in base64 */
const { headers, etag, body } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const bytes = Buffer.from(body, "base64");
const headersOfNone = headers.filter((_, index) => !/^content-/i.test(headers[index - (index % 2)] ?? ""));

const server = createServer((request, response) => {
  const isKnown = request.headers["if-none-match"] === etag;
  if (isKnown) response.writeHead(304, headersOfNone).end();
  else response.writeHead(200, headers).end(bytes);
});
server.listen(0, "127.0.0.1", () =>
  console.log(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
);
