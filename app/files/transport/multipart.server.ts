import { isUtf8 } from "node:buffer";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import busboy from "busboy";
import { closeAfterResponse, type NodeConnection } from "~/lib/node-connection";
import { BodyReader } from "./body-reader.server";
import { UploadError } from "./upload-error";

const maxFieldBytes = 256 * 1024;
const maxFields = 100;

interface MultipartOptions {
  /** One more file fails the whole request. */
  maxFiles: number;
  /** Called with each file. Must read the content to its end. */
  onFile: (content: Readable, name: string) => Promise<void>;
  onField: (name: string, value: string) => void;
  /** Called with the size of each chunk of the body before it is used. May delay the reading, or fail it by throwing. */
  onBytes: (bytes: number) => void | Promise<void>;
  /** The connection of the request; undefined outside of HTTP, for example in tests. */
  connection?: NodeConnection;
}

/**
 * Reads a multipart form, with its files as streams. Settles only after every `onFile` has settled. Throws `UploadError` for a body that
 * is no multipart form or is truncated, and for too many or too long fields. Throws the errors of `onFile` and `onBytes`.
 */
export async function readMultipart(request: Request, options: MultipartOptions): Promise<void> {
  try {
    const parser = createParser(request.headers, options.maxFiles);
    const body = await BodyReader.open(request, options);
    await parse(parser, body, options);
  } catch (error) {
    // A stalled sender sends nothing that could be drained.
    if (error instanceof UploadError && error.refusal.result === "stalled")
      closeAfterResponse(options.connection);
    throw error;
  }
}

function createParser(headers: Headers, maxFiles: number): busboy.Busboy {
  const type = headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(type.trim())) throw new UploadError({ result: "not-multipart" });
  try {
    return busboy({
      headers: { "content-type": type },
      // Keeps the raw bytes, which `toName` decodes.
      defParamCharset: "latin1",
      // One byte more, because busboy reports a field of exactly its limit as truncated.
      limits: { fields: maxFields, fieldSize: maxFieldBytes + 1, files: maxFiles },
    });
  } catch (error) {
    throw malformed(error);
  }
}

async function parse(parser: busboy.Busboy, body: BodyReader, { onFile, onField }: MultipartOptions) {
  const files: Promise<void>[] = [];
  const faults: unknown[] = [];
  let fieldBytes = 0;

  parser.on("field", (name, value) => {
    fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (fieldBytes > maxFieldBytes) faults.push(tooMuchText());
    else onField(name, value);
  });
  parser.on("file", (_field, content, { filename }) => {
    // A no-op listener keeps an early "error" from crashing the process. `onFile` attaches its own.
    content.on("error", () => undefined);
    // busboy passes undefined for an empty name, although its types say string.
    const name: string | undefined = filename;
    files.push(onFile(content, toName(name ?? "")).catch((error: unknown) => void faults.push(error)));
  });
  parser.on("fieldsLimit", () => faults.push(tooMuchText()));
  parser.on("filesLimit", () => faults.push(new UploadError({ result: "too-many-files" })));
  // busboy may emit a second error after `finished` has removed its listener, which must not crash the process.
  parser.on("error", () => undefined);

  const feeding = feedParser(parser, body);
  const parsing = finished(parser).catch((error: unknown) => {
    throw malformed(error);
  });
  try {
    await Promise.all([feeding, parsing]);
  } catch (error) {
    faults.unshift(error);
    parser.destroy();
    // `drain` must not read at the same time, so the feeding stops at its next chunk.
    await feeding.catch(() => undefined);
  }
  await Promise.all(files);
  if (faults.length === 0) return;
  await body.drain();
  throw faults[0];
}

/**
 * Returns the sender's file name. Its bytes are UTF-8, or Latin-1 of older programs. HTML's multipart/form-data encoding writes only
 * quotation marks and line breaks as `%22`, `%0D` and `%0A`. It does not escape `%`, so the real name `15%22.txt` is indistinguishable
 * from `15".txt`, the likelier name.
 */
function toName(bytes: string): string {
  // A name that busboy has decoded from `filename*` has no raw bytes.
  const raw = /[^\0-\xff]/.test(bytes) ? null : Buffer.from(bytes, "latin1");
  const name = raw ? new TextDecoder(isUtf8(raw) ? "utf-8" : "windows-1252").decode(raw) : bytes;
  return name.replace(/%(?:22|0D|0A)/g, decodeURIComponent);
}

/** Avoids `pipeline`, which would destroy the connection when the parser fails. */
async function feedParser(parser: Writable, body: BodyReader): Promise<void> {
  for (let chunk = await body.next(); chunk; chunk = await body.next()) {
    if (parser.destroyed) return;
    if (!parser.write(chunk)) await waitForDrain(parser);
  }
  if (!parser.destroyed) parser.end();
}

function waitForDrain(stream: Writable): Promise<void> {
  if (stream.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stream.off("drain", done).off("close", done);
      resolve();
    };
    stream.on("drain", done).on("close", done);
  });
}

function malformed(cause: unknown) {
  return new UploadError({ result: "incomplete" }, { cause });
}

function tooMuchText() {
  return new UploadError({ result: "too-much-text" });
}
