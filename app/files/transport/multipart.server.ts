import busboy from "busboy";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { closeAfterResponse } from "~/server/request-context.server";
import { BodyReader } from "./body-reader.server";
import { UploadError } from "./upload-error";

const maxFieldBytes = 256 * 1024;
const maxFields = 100;

interface MultipartHandlers {
  /** Files beyond this end the request; fewer are for `onFile` to judge. */
  maxFiles: number;
  /** Gets each file as it arrives. Whatever it does, it must read the content to its end. */
  onFile: (content: Readable, name: string) => Promise<void>;
  /** Gets each text field, in their order. */
  onField: (name: string, value: string) => void;
  /** Called with the size of each piece of the body before it is used; may delay or fail the reading. */
  onBytes: (bytes: number) => void | Promise<void>;
}

/**
 * Reads a multipart form, files as streams. Waits until every `onFile` is done, also when it fails.
 *
 * @throws {UploadError} when the form is no form, is cut off, or has too many or too long fields; or
 *   what an `onFile` threw.
 */
export async function readMultipart(request: Request, handlers: MultipartHandlers): Promise<void> {
  try {
    const parser = createParser(request.headers, handlers.maxFiles);
    const body = await BodyReader.open(request, { onBytes: handlers.onBytes });
    await parse(parser, body, handlers);
  } catch (error) {
    if (error instanceof UploadError) closeAfterResponse();
    throw error;
  }
}

function createParser(headers: Headers, maxFiles: number): busboy.Busboy {
  const type = headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*(;|$)/i.test(type.trim()))
    throw new UploadError(415, "Files must be sent as multipart/form-data.");
  try {
    return busboy({
      headers: { "content-type": type },
      defParamCharset: "utf8",
      // One more than allowed: at exactly its limit busboy calls a field cut off.
      limits: { fields: maxFields, fieldSize: maxFieldBytes + 1, files: maxFiles },
    });
  } catch (error) {
    throw malformed(error);
  }
}

async function parse(parser: busboy.Busboy, body: BodyReader, { onFile, onField }: MultipartHandlers) {
  const files: Promise<void>[] = [];
  const faults: unknown[] = [];
  let fieldBytes = 0;

  parser.on("field", (name, value) => {
    fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (fieldBytes > maxFieldBytes) faults.push(tooMuchText());
    else onField(name, value);
  });
  parser.on("file", (_field, content, { filename }) => {
    // Whoever reads hears of an error too; one that comes before anybody does must not end the process.
    content.on("error", () => undefined);
    // busboy gives no name where the form has an empty one, whatever its types say.
    const name: string | undefined = filename;
    files.push(onFile(content, name ?? "").catch((error: unknown) => void faults.push(error)));
  });
  parser.on("fieldsLimit", () => faults.push(tooMuchText()));
  parser.on("filesLimit", () => faults.push(new UploadError(413, "These are too many files at once.")));
  // busboy may report a fault a second time, when pipeline has stopped listening: that must not end the process.
  parser.on("error", () => undefined);

  const feeding = feed(parser, body);
  const parsing = finished(parser).catch((error: unknown) => {
    throw malformed(error);
  });
  try {
    await Promise.all([feeding, parsing]);
  } catch (error) {
    faults.unshift(error);
    parser.destroy();
    // One reader of the body at a time: it stops at the next chunk.
    await feeding.catch(() => undefined);
  }
  await Promise.all(files);
  if (faults.length === 0) return;
  await body.drain();
  throw faults[0];
}

/** Not `pipeline`: that would destroy the connection together with a parser that fails. */
async function feed(parser: Writable, body: BodyReader): Promise<void> {
  for (let chunk = await body.next(); chunk; chunk = await body.next()) {
    if (parser.destroyed) return;
    if (!parser.write(chunk)) await drained(parser);
  }
  if (!parser.destroyed) parser.end();
}

/** Waits until a stream takes more, or is destroyed. */
function drained(stream: Writable): Promise<void> {
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
  return new UploadError(400, "The form did not arrive whole. Send it again.", { cause });
}

function tooMuchText() {
  return new UploadError(413, "The form holds too much text. Shorten it and send it again.");
}
