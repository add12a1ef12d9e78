interface FieldPart {
  field: string;
  value: string;
}

interface FilePart {
  /** Written into the header unescaped, including quotes and control characters. */
  fileName: string;
  content: Uint8Array | string;
  type?: string;
}

const boundary = "----datum3d-test-boundary";

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** Creates a multipart body, with any malformed names that a client can send. */
export function multipartBody(parts: (FieldPart | FilePart)[]): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${toHeaders(part)}\r\n\r\n`),
    Buffer.from("field" in part ? part.value : part.content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

function toHeaders(part: FieldPart | FilePart): string {
  if ("field" in part) return `Content-Disposition: form-data; name="${part.field}"`;
  const type = part.type ?? "application/octet-stream";
  return `Content-Disposition: form-data; name="files"; filename="${part.fileName}"\r\nContent-Type: ${type}`;
}

/** Creates a post with a streamed body. With `end` "cut" the connection breaks after the last chunk; with "open" it stays silent. */
export function streamedPost(
  chunks: Iterable<Uint8Array>,
  { end = "closed", type = multipartType }: { end?: "closed" | "cut" | "open"; type?: string } = {},
): Request {
  const source = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = source.next();
      if (!next.done) controller.enqueue(next.value);
      else if (end === "closed") controller.close();
      else if (end === "cut") controller.error(new Error("aborted"));
      else return new Promise(() => undefined);
    },
  });
  const init = { method: "POST", headers: { "Content-Type": type }, body, duplex: "half" };
  return new Request("http://site.test/api/files/upload", init as RequestInit);
}

/** Creates a post of a multipart form, in chunks like those of a socket. */
export function multipartPost(parts: (FieldPart | FilePart)[], chunkSize = 65_536): Request {
  return streamedPost(chunksOf(multipartBody(parts), chunkSize));
}

export function* chunksOf(body: Uint8Array, size: number): Generator<Uint8Array> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}
