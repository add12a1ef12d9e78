import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { mebibyte } from "~/files/limits";
import { paths } from "~/paths";

/** As the page Deliver sends them. */
const pieceBytes = 256 * mebibyte;
const tus = { "Tus-Resumable": "1.0.0" };

const block = Buffer.alloc(65_536, "point cloud ");
const firstBlock = Buffer.from(block);
firstBlock.write("LASF");

/** Begins a file of a delivery, as the browser does, and returns the path of its upload. */
export async function beginDelivered(
  url: string,
  bookingId: string,
  bytes: number,
  headers: OutgoingHttpHeaders,
): Promise<string> {
  const encode = (text: string) => Buffer.from(text).toString("base64");
  const metadata = `filename ${encode("cloud.laz")},kind ${encode("file")}`;
  const begin = { ...tus, ...headers, "Upload-Length": bytes, "Upload-Metadata": metadata };
  const response = await send(url + paths.deliverUpload(bookingId, "new"), "POST", begin, []);
  return response.headers.location ?? "";
}

/** Sends the content of a point cloud of this size in pieces, one after the other. */
export async function sendPieces(
  url: string,
  bytes: number,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let offset = 0; offset < bytes; offset += pieceBytes) {
      const length = Math.min(pieceBytes, bytes - offset);
      const piece = {
        ...tus,
        ...headers,
        "Upload-Offset": offset,
        "Content-Type": "application/offset+octet-stream",
        "Content-Length": length,
      };
      await send(url, "PATCH", piece, blocks(offset, length), agent);
    }
  } finally {
    agent.destroy();
  }
}

function* blocks(offset: number, length: number): Generator<Buffer> {
  for (let sent = 0; sent < length; sent += block.length)
    yield (offset + sent === 0 ? firstBlock : block).subarray(0, length - sent);
}

/**
 * Reads a file and drops it.
 *
 * @throws {Error} unless it has this many bytes
 */
export async function download(url: string, bytes: number, headers: OutgoingHttpHeaders = {}): Promise<void> {
  const response = await responseTo(request(url, { headers }).end());
  let received = 0;
  response.on("data", (chunk: Buffer) => (received += chunk.length));
  await ended(response);
  if (received !== bytes) throw new Error(`${url} sent ${received} bytes`);
}

async function send(
  url: string,
  method: string,
  headers: OutgoingHttpHeaders,
  body: Iterable<Buffer>,
  agent?: Agent,
): Promise<IncomingMessage> {
  const outgoing = request(url, { method, headers, ...(agent && { agent }) });
  const [response] = await Promise.all([responseTo(outgoing), pipeline(Readable.from(body), outgoing)]);
  await ended(response.resume());
  return response;
}

function responseTo(outgoing: ReturnType<typeof request>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      const { statusCode = 0 } = response;
      if (statusCode < 300) resolve(response);
      else reject(new Error(`${outgoing.path} was answered with ${statusCode}`));
    });
  });
}

function ended(response: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => void response.on("end", resolve).on("error", reject));
}
