import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { readMultipart } from "./multipart.server";
import { FileRefusedError, PartInspector } from "./part-inspector.server";
import { type NewFile, storeFileRecords, type StoredFile } from "~/files/store-records.server";
import { cleanFileName, refusals, typeOfName } from "~/files/rules";
import { type FileStore, StorageFullError, type StoredPart } from "~/files/store";
import { fileStore } from "~/files/store.server";
import { UploadError } from "./upload-error";
import { UploadMeter } from "./upload-meter.server";
import { storeIsFull, type UploadRefusal } from "./upload-refusal";

/** Files beyond what a request may carry are refused by name, up to this many; more end the request. */
const namedExcess = 100;

export interface RefusedFile {
  name: string;
  /** For the sender; names the file. */
  message: string;
  /** The HTTP status that says the same. */
  status: 413 | 415 | 422 | 429 | 507;
}

interface Received {
  stored: StoredFile[];
  refused: RefusedFile[];
  /** Seconds until files that were refused by a shared limit may be sent again; null when none were. */
  retryAfter: number | null;
}

interface ReceiveOptions {
  /** The draft that the files belong to; null for none yet. */
  draftId: string | null;
  /** The most files that this request may carry. */
  maxFiles: number;
  /** Gets each text field as it arrives, in their order: the caller has them whatever happens to the files. */
  onField?: (name: string, value: string) => void;
}

interface Written {
  file: NewFile;
  part: StoredPart;
}

type Outcome = { written: Written } | { refused: RefusedFile } | "ignored";

/**
 * Takes the files of a multipart form, streaming each into the store; one that is refused does not
 * lose the others. When this throws, nothing of the request is kept.
 *
 * @throws {UploadError} when the request as a whole cannot be taken.
 */
export async function receiveFiles(
  request: Request,
  options: ReceiveOptions,
  openedStore: FileStore | Promise<FileStore> = fileStore(),
): Promise<Received> {
  const store = await openedStore;
  const meter = await UploadMeter.open(store, request.headers);
  try {
    return await receiveMetered(request, { ...options, store, meter });
  } finally {
    await meter.close();
  }
}

interface Receiving extends ReceiveOptions {
  store: FileStore;
  meter: UploadMeter;
}

async function receiveMetered(
  request: Request,
  { draftId, maxFiles, onField = () => undefined, store, meter }: Receiving,
): Promise<Received> {
  // By position, because small files may be done before larger ones that came first.
  const outcomes: Outcome[] = [];
  const onFile = async (content: Readable, givenName: string) => {
    const index = outcomes.push("ignored") - 1;
    if (meter.refusal) outcomes[index] = await skipRefused(content, givenName, meter.refusal);
    else if (index < maxFiles) outcomes[index] = await storePart(store, content, givenName, meter);
    else
      outcomes[index] = await skipPart(content, givenName, (name) => refusals.tooManyAtOnce(name, maxFiles));
  };

  const onBytes = (bytes: number) => meter.pay(bytes);
  try {
    await readMultipart(request, { maxFiles: maxFiles + namedExcess, onFile, onField, onBytes });
    await Promise.all(writtenOf(outcomes).map(({ part }) => part.commit()));
  } catch (error) {
    await Promise.allSettled(writtenOf(outcomes).map(({ part }) => part.discard()));
    throw error instanceof StorageFullError ? diskIsFull(error) : error;
  }
  // From here on a failure leaves files without a row to the sweeper: their commit may be in doubt.
  const recorded = await record(outcomes, draftId);
  return { retryAfter: meter.refusal?.retryAfter ?? null, ...recorded };
}

/** Everything up to the first await happens before busboy goes on: later, its errors would be missed. */
async function storePart(
  store: FileStore,
  content: Readable,
  givenName: string,
  meter: UploadMeter,
): Promise<Outcome> {
  const name = cleanFileName(givenName);
  const type = typeOfName(name);
  if (givenName === "" || !type) return skipPart(content, givenName, refusals.type);

  const inspector = new PartInspector(content, name, type.signature, () => meter.refusal);
  const storedName = `${randomUUID()}-${asciiName(name)}`;
  try {
    const part = await store.write(storedName, inspector);
    const { byteSize } = inspector;
    const file = { storedName, originalName: name, contentType: type.contentType, byteSize };
    return { written: { part, file: { ...file, sha256: inspector.sha256() } } };
  } catch (error) {
    // A store may wrap what stopped it; the inspector knows whether that was its own refusal.
    const cause = inspector.errored;
    if (!(cause instanceof FileRefusedError)) throw error;
    return { refused: { name, message: cause.message, status: cause.status } };
  }
}

/** Reads a part that is not taken to its end. A file input left empty sends one without name and bytes. */
async function skipPart(
  content: Readable,
  givenName: string,
  message: (name: string) => string,
): Promise<Outcome> {
  let isEmpty = true;
  for await (const chunk of content) isEmpty &&= (chunk as Buffer).length === 0;
  if (givenName === "")
    return isEmpty ? "ignored" : { refused: { name: "", message: refusals.nameless(), status: 422 } };
  const name = cleanFileName(givenName);
  return { refused: { name, message: message(name), status: typeOfName(name) ? 422 : 415 } };
}

/** The form is read all the same: its text is not lost, and the sender reads the response. */
async function skipRefused(content: Readable, givenName: string, refusal: UploadRefusal): Promise<Outcome> {
  const skipped = await skipPart(content, givenName, refusal.message);
  return typeof skipped === "object" && "refused" in skipped
    ? { refused: { ...skipped.refused, status: refusal.status } }
    : skipped;
}

async function record(outcomes: Outcome[], draftId: string | null) {
  const refused = outcomes.flatMap((outcome) =>
    outcome !== "ignored" && "refused" in outcome ? [outcome.refused] : [],
  );
  const written = writtenOf(outcomes);
  const { stored, leftOver, reason } = await storeFileRecords(
    draftId,
    written.map(({ file }) => file),
  );
  for (const { file, part } of written) {
    if (!leftOver.has(file.storedName)) continue;
    await part.discard();
    refused.push({ name: file.originalName, message: reason(file.originalName), status: 422 });
  }
  return { stored, refused };
}

function writtenOf(outcomes: Outcome[]): Written[] {
  return outcomes.flatMap((outcome) =>
    outcome !== "ignored" && "written" in outcome ? [outcome.written] : [],
  );
}

/** For paths and URLs: the name in plain letters, its extension kept. */
function asciiName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "_");
  return plain.length <= 80 ? plain : plain.slice(0, 60) + plain.slice(-20);
}

function diskIsFull(cause: StorageFullError) {
  return new UploadError(507, "Our file store is full, so nothing was saved. Please try again later.", {
    cause,
    retryAfter: storeIsFull().retryAfter,
  });
}
