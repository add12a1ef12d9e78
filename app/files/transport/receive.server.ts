import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { RefusedFile } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import { type FileStore, StorageFullError, type UncommittedFile } from "~/files/file-store";
import { type FileOwner, type NewFile, storeFileRecords } from "~/files/insert-files.server";
import { cleanFileName, findFileType } from "~/files/rules";
import type { StoredFile } from "~/files/stored-files.server";
import type { NodeConnection } from "~/lib/node-connection";
import { hourSeconds } from "~/lib/time";
import * as metrics from "~/metrics/metrics.server";
import { readMultipart } from "./multipart.server";
import { PartInspector } from "./part-inspector.server";
import { UploadError, type UploadRefusal } from "./upload-error";
import { UploadMeter } from "./upload-meter.server";

/** Files above a request's limit are refused by name, up to this number. More files fail the whole request. */
const maxNamedExcess = 100;

export interface ReceivedFiles {
  stored: StoredFile[];
  refused: RefusedFile[];
}

interface ReceiveOptions {
  /** Null for files without a draft and a booking. */
  owner: FileOwner | null;
  maxFiles: number;
  /** The sender's address, from `clientAddress`. */
  address: string;
  /** The connection of the request; undefined outside of HTTP, for example in tests. */
  connection?: NodeConnection;
  /** Called with each text field as it arrives, in order, even when the files are refused later. */
  onField?: (name: string, value: string) => void;
}

interface WrittenFile {
  record: NewFile;
  content: UncommittedFile;
}

/** Has one property, or none for an empty file input. */
interface PartOutcome {
  written?: WrittenFile;
  refused?: RefusedFile;
}

/**
 * Streams each file of a multipart form into the store, then inserts the rows. A refused file does not affect the others. If this throws,
 * nothing of the request is stored. Throws `UploadError` when the request as a whole is refused.
 */
export async function receiveFiles(
  request: Request,
  options: ReceiveOptions,
  openedStore: FileStore | Promise<FileStore> = fileStore(),
): Promise<ReceivedFiles> {
  const store = await openedStore;
  const length = request.headers.get("Content-Length");
  const contentLength = length === null ? null : Number(length);
  const meter = await UploadMeter.open({ store, address: options.address, contentLength });
  try {
    const received = await receiveMetered(request, { ...options, store, meter });
    countReceived(received);
    return received;
  } catch (error) {
    if (error instanceof UploadError) uploadsRefused.inc({ reason: metricReasons[error.refusal.result] });
    throw error;
  } finally {
    await meter.close();
  }
}

const metricReasons = {
  closed: "content or number",
  "cut-off": "malformed",
  "disk-full": "storage full",
  empty: "content or number",
  incomplete: "malformed",
  nameless: "content or number",
  "no-content": "malformed",
  "not-multipart": "type",
  "over-quota": "limit of the address",
  "over-share": "too large",
  stalled: "too slow",
  "store-busy": "storage reserved",
  "store-full": "storage full",
  "too-large": "too large",
  "too-many": "content or number",
  "too-many-at-once": "content or number",
  "too-many-files": "too large",
  "too-many-uploads": "limit of the address",
  "too-much": "too large",
  "too-much-text": "too large",
  "wrong-content": "type",
  "wrong-type": "type",
} as const satisfies Record<UploadRefusal["result"] | RefusedFile["result"], string>;
const uploadsRefused = metrics.startAtZero(metrics.uploadsRefused, "reason", Object.values(metricReasons));

function countReceived({ stored, refused }: ReceivedFiles) {
  metrics.uploads.inc(stored.length);
  for (const { byteSize } of stored) metrics.uploadBytes.inc(byteSize);
  for (const { result } of refused) uploadsRefused.inc({ reason: metricReasons[result] });
}

interface MeteredOptions extends ReceiveOptions {
  store: FileStore;
  meter: UploadMeter;
}

async function receiveMetered(
  request: Request,
  { owner, maxFiles, connection, onField = () => undefined, store, meter }: MeteredOptions,
): Promise<ReceivedFiles> {
  // Indexed by position, because a small file may be done before a larger one that came first.
  const outcomes: PartOutcome[] = [];
  const onFile = async (content: Readable, sentName: string) => {
    const index = outcomes.push({}) - 1;
    if (meter.refusal) outcomes[index] = await skipPart(content, sentName, meter.refusal);
    else if (index < maxFiles) outcomes[index] = await storePart(store, content, sentName, meter);
    else outcomes[index] = await skipPart(content, sentName, { result: "too-many-at-once", limit: maxFiles });
  };

  const onBytes = (bytes: number) => meter.pay(bytes);
  try {
    const limits = { maxFiles: maxFiles + maxNamedExcess };
    await readMultipart(request, { ...limits, connection, onFile, onField, onBytes });
    await Promise.all(getWritten(outcomes).map(({ content }) => content.commit()));
  } catch (error) {
    await Promise.allSettled(getWritten(outcomes).map(({ content }) => content.discard()));
    if (error instanceof StorageFullError)
      throw new UploadError({ result: "disk-full", wait: hourSeconds }, { cause: error });
    // A refused sender has no reason to send the rest, and "too slow" would invite a retry at once.
    if (meter.refusal && error instanceof UploadError && error.refusal.result === "stalled")
      throw new UploadError(meter.refusal);
    throw error;
  }
  // A failure from here on leaves files without a row to the sweep, because the commit is uncertain.
  return storeRecords(outcomes, owner);
}

/** Stores one part. Must attach to `content` before its first await, because busboy emits errors as soon as the caller yields. */
async function storePart(
  store: FileStore,
  content: Readable,
  sentName: string,
  meter: UploadMeter,
): Promise<PartOutcome> {
  const name = cleanFileName(sentName);
  const type = findFileType(name);
  if (sentName === "" || !type) return skipPart(content, sentName, { result: "wrong-type" });

  const inspector = new PartInspector(content, name, type.signature, () => meter.refusal);
  const storedName = `${randomUUID()}-${toAsciiName(name)}`;
  try {
    const written = await store.write(storedName, inspector);
    const { byteSize } = inspector;
    const record = { storedName, originalName: name, contentType: type.contentType, byteSize };
    const origin = { sha256: inspector.sha256(), sentFrom: meter.sender };
    return { written: { content: written, record: { ...record, ...origin } } };
  } catch (error) {
    // The store may wrap the inspector's error, so the inspector's own record tells whether it refused the part.
    if (!inspector.refused) throw error;
    return { refused: inspector.refused };
  }
}

/**
 * Reads a part to its end without storing it, so the form's text fields survive and the sender reads the response. An empty file input
 * sends a part without name and bytes.
 */
async function skipPart(
  content: Readable,
  sentName: string,
  refusal: Omit<RefusedFile, "name">,
): Promise<PartOutcome> {
  let isEmpty = true;
  for await (const chunk of content) isEmpty &&= (chunk as Buffer).length === 0;
  if (sentName === "") return isEmpty ? {} : { refused: { name: "", result: "nameless" } };
  return { refused: { ...refusal, name: cleanFileName(sentName) } };
}

async function storeRecords(outcomes: PartOutcome[], owner: FileOwner | null): Promise<ReceivedFiles> {
  const refused = outcomes.flatMap((outcome) => outcome.refused ?? []);
  const written = getWritten(outcomes);
  const records = written.map(({ record }) => record);
  const { stored, excess, reason } = await storeFileRecords(owner, records);
  for (const { record, content } of written) {
    if (!excess.has(record.storedName)) continue;
    await content.discard();
    refused.push({ name: record.originalName, result: reason });
  }
  return { stored, refused };
}

function getWritten(outcomes: PartOutcome[]): WrittenFile[] {
  return outcomes.flatMap(({ written }) => written ?? []);
}

/** Reduces a name to ASCII letters for paths and URLs, with its extension. */
function toAsciiName(name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "_");
  return ascii.length <= 80 ? ascii : ascii.slice(0, 60) + ascii.slice(-20);
}
