interface FieldPart {
  field: string;
  value: string;
}

interface FilePart {
  /** Written into the header as it is, quotes and all control characters included. */
  fileName: string;
  content: Uint8Array | string;
  type?: string;
}

const boundary = "----datum3d-test-boundary";

export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A multipart body byte for byte, so that names can be as wrong as a client can make them. */
export function multipartBody(parts: (FieldPart | FilePart)[]): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${headersOf(part)}\r\n\r\n`),
    Buffer.from("field" in part ? part.value : part.content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

function headersOf(part: FieldPart | FilePart): string {
  if ("field" in part) return `Content-Disposition: form-data; name="${part.field}"`;
  const type = part.type ?? "application/octet-stream";
  return `Content-Disposition: form-data; name="files"; filename="${part.fileName}"\r\nContent-Type: ${type}`;
}

/** A post whose body arrives in these chunks; `end` "cut" breaks the connection after the last. */
export function streamedPost(
  chunks: Iterable<Uint8Array>,
  { end = "closed", type = multipartType }: { end?: "closed" | "cut"; type?: string } = {},
): Request {
  const source = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = source.next();
      if (!next.done) controller.enqueue(next.value);
      else if (end === "closed") controller.close();
      else controller.error(new Error("aborted"));
    },
  });
  const init = { method: "POST", headers: { "Content-Type": type }, body, duplex: "half" };
  return new Request("http://site.test/api/files/upload", init as RequestInit);
}

/** A post of a whole form, in chunks as a socket would deliver them. */
export function multipartPost(parts: (FieldPart | FilePart)[], chunkSize = 65_536): Request {
  return streamedPost(chunksOf(multipartBody(parts), chunkSize));
}

export function* chunksOf(body: Uint8Array, size: number): Generator<Uint8Array> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}
