import { handleTusRequest } from "~/files/resumable/tus-uploads.server";
import type { UploadTarget } from "~/files/resumable/upload-target";

/** Sends files to the upload server like a client of the tus protocol. */
export function tusClient<Refusal extends { result: string }>(
  target: () => UploadTarget<Refusal>,
  explain: Parameters<typeof handleTusRequest<Refusal>>[2],
) {
  const ask = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) => {
    const init = { method, headers: { "Tus-Resumable": "1.0.0", ...headers }, body, duplex: "half" as const };
    return handleTusRequest(new Request(`http://localhost${path}`, init), target(), explain);
  };
  const encode = (text: string) => Buffer.from(text).toString("base64");
  const begin = (name: string, size: number, kind = "file") =>
    ask("POST", target().addressOf("new"), {
      "Upload-Length": String(size),
      "Upload-Metadata": `filename ${encode(name)},kind ${encode(kind)}`,
    });
  const patch = (path: string, offset: number, body: BodyInit) => {
    const headers = { "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream" };
    return ask("PATCH", path, headers, body);
  };
  return {
    begin,
    patch,
    sendWhole: async (name: string, bytes: Buffer<ArrayBuffer>, kind?: string) => {
      const created = await begin(name, bytes.length, kind);
      return created.status === 201 ? patch(locationOf(created), 0, bytes) : created;
    },
    offsetOf: async (path: string) => Number((await ask("HEAD", path, {})).headers.get("Upload-Offset")),
    statusOf: async (path: string) => (await ask("HEAD", path, {})).status,
  };
}

export const locationOf = (response: Response) => response.headers.get("Location") ?? "";

/** Returns a body that breaks off after these bytes. */
export function cutAt(bytes: Buffer): ReadableStream {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error("The line was cut"));
      else controller.enqueue(new Uint8Array(bytes));
      isSent = true;
    },
  });
}
