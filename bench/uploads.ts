import { Agent, request } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { chunksOf, multipartBody, multipartType } from "#tests/support/files/multipart";

/** The size limit of a file. */
const fileBytes = 15 * 1024 * 1024;

const form = multipartBody([{ fileName: "scan.e57", content: e57(fileBytes) }]);

function e57(bytes: number): Buffer {
  const content = Buffer.alloc(bytes, "point cloud ");
  content.write("ASTM-E57");
  return content;
}

/** Sends `count` concurrent forms with one file of 15 MiB each, and returns the answers. */
export async function uploadAtOnce(url: string, count: number): Promise<string[]> {
  const agent = new Agent({ maxSockets: count });
  try {
    return await Promise.all(
      Array.from({ length: count }, (_, index) => upload(url, agent, `10.2.0.${index + 1}`)),
    );
  } finally {
    agent.destroy();
  }
}

/** @param from the client address that a proxy would pass on, because a single address may not send this many uploads at once */
async function upload(url: string, agent: Agent, from: string): Promise<string> {
  const outgoing = request(url, {
    method: "POST",
    agent,
    headers: { "Content-Type": multipartType, "Content-Length": form.length, "X-Forwarded-For": from },
    timeout: 60_000,
  });
  outgoing.on("timeout", () => outgoing.destroy(new Error("an upload stood still for a minute")));
  const answer = new Promise<string>((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(chunks).toString();
        if (response.statusCode === 201) resolve(body);
        else reject(new Error(`an upload was answered with ${response.statusCode}: ${body}`));
      });
    });
  });
  await Promise.all([answer, pipeline(Readable.from(chunksOf(form, 65_536)), outgoing)]);
  return answer;
}
