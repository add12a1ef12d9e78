import { open } from "node:fs/promises";
import http, { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** The path of the file that the line serves beside the app. */
export const filePath = "/bench-file";
/** A cable line of 9 Mbit/s, and the time of a round trip. */
const bytesPerSecond = 9e6 / 8;
const roundTrip = 100;
const pieceBytes = 16_384;

/**
 * Puts a slow line before the app, and a large file beside it. What DevTools throttle is the page alone: a worker and what it asks for
 * would go at full speed. All requests share the line.
 *
 * @param file answered in parts, as the app's own downloads are
 */
export async function withSlowLine<Result>(
  app: string,
  file: string,
  task: (url: string) => Promise<Result>,
): Promise<Result> {
  let free = 0;
  const send = async (response: ServerResponse, body: Buffer) => {
    for (let from = 0; from < body.length && !response.destroyed; from += pieceBytes) {
      const piece = body.subarray(from, from + pieceBytes);
      free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1000;
      await wait(free - performance.now());
      response.write(piece);
    }
    response.end();
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    await wait(roundTrip);
    const { status, headers, body } = await (request.url === filePath
      ? readPart(file, request.headers.range)
      : ask(app, request));
    response.writeHead(status, headers);
    await send(response, body);
  };
  const server: Server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await task(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface Answer {
  status: number;
  headers: http.OutgoingHttpHeaders;
  body: Buffer;
}

async function readPart(path: string, range = ""): Promise<Answer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const [, from = "0", to = "0"] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const length = Math.min(Number(to), size - 1) - Number(from) + 1;
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, Number(from));
    const headers = {
      "Content-Range": `bytes ${from}-${Number(from) + length - 1}/${size}`,
      "Content-Length": length,
    };
    return { status: 206, headers, body: buffer };
  } finally {
    await file.close();
  }
}

function ask(app: string, { url = "/", headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get(`${app}${url}`, { headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 502,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .on("error", reject);
  });
}
