import { fileStore } from "~/files/configured-store.server";
import type { FileDraft } from "~/files/insert-files.server";
import { discardUploads } from "~/files/release-files.server";
import { checkFile, cleanFileName, findFileType, refusals } from "~/files/rules";
import { toSender } from "~/files/storage-capacity.server";
import { findUnclaimedFile, removeDraftFile, type StoredFile } from "~/files/stored-files.server";
import type { RefusedPart } from "~/files/transport/part-inspector.server";
import { storeArrived } from "~/files/transport/receive.server";
import { UploadMeter } from "~/files/transport/upload-meter.server";
import {
  findPartialUpload,
  insertPartialUpload,
  notePartialUpload,
  removePartialUpload,
} from "./partial-uploads.server";
import { hasDiskRoom, receivingPath } from "./received-files.server";
import type { KnownUpload, NewUpload, UploadPolicy } from "./upload-policy";

interface VisitorOptions {
  /** The draft that the files belong to; null for files that a booking takes by their ids. */
  draft: FileDraft | null;
  /** The booking whose private page sends the files. */
  sentTo?: string;
  /** The sender's, as `clientAddress` returns it. */
  address: string;
  addressOf: (id: string) => string;
  /** Called with what became of a file. */
  onOutcome?: (outcome: { stored: StoredFile } | { refused: RefusedPart }) => Promise<void>;
}

/** Returns what a visitor may upload: with the limits and checks of every form with files. */
export function visitorUploads({
  draft,
  sentTo,
  address,
  addressOf,
  onOutcome,
}: VisitorOptions): UploadPolicy {
  const draftId = draft?.id ?? null;
  const find = (id: string) => findUpload(id, draftId);
  const refuse = async ({ name, status, message }: RefusedPart) => {
    await onOutcome?.({ refused: { name, status, message } });
    return { status, message };
  };
  return {
    addressOf,
    find,
    begin: async (upload) => {
      const name = cleanFileName(upload.name);
      const refusal =
        findRefusal(name, upload) ?? (await countBegin(address, { name, byteSize: upload.byteSize }));
      if (refusal) return refuse({ name, ...refusal });
      const { id, byteSize } = upload;
      const sentFrom = toSender(address);
      await insertPartialUpload({ id, name, byteSize, sentFrom, sentTo: sentTo ?? null, draftId });
      return null;
    },
    open: async (bytes) => UploadMeter.open({ store: await fileStore(), address, contentLength: bytes }),
    note: notePartialUpload,
    finish: async (id) => {
      const upload = await findPartialUpload(id, draftId);
      if (!upload) return null;
      const { name, sentFrom: sender } = upload;
      const arrived = { id, name, path: receivingPath(id), sender, sentTo: upload.sentTo };
      const outcome = await storeArrived(arrived, draft);
      const wasWanted = await removePartialUpload(id, draftId);
      if ("refused" in outcome) return refuse(outcome.refused);
      // Canceled, or erased with its booking, while its last bytes were checked.
      if (!wasWanted) await discard(outcome.stored, draftId);
      await onOutcome?.(outcome);
      return null;
    },
    full: refusals.storeFull,
  };
}

async function findUpload(id: string, draftId: string | null): Promise<KnownUpload | undefined> {
  const stored = await findUnclaimedFile(id, draftId);
  if (stored) return { id, name: stored.originalName, byteSize: stored.byteSize, isReceiving: false };
  const upload = await findPartialUpload(id, draftId);
  return upload && { ...upload, isReceiving: true };
}

function findRefusal(
  name: string,
  { name: sent, byteSize }: NewUpload,
): Pick<RefusedPart, "status" | "message"> | null {
  if (sent === "") return { status: 422, message: refusals.nameless() };
  const message = checkFile({ name, size: byteSize });
  if (message === null) return null;
  if (!findFileType(name)) return { status: 415, message };
  return { status: byteSize === 0 ? 422 : 413, message };
}

/** Counts the request, and looks whether anything is left of the limits. The bytes are charged while they arrive. */
async function countBegin(
  address: string,
  { name, byteSize }: { name: string; byteSize: number },
): Promise<Pick<RefusedPart, "status" | "message"> | null> {
  if (!(await hasDiskRoom(byteSize))) return { status: 507, message: refusals.storeFull(name) };
  const meter = await UploadMeter.open({ store: await fileStore(), address, contentLength: byteSize });
  try {
    await meter.pay(1);
    const { refusal } = meter;
    return refusal && { status: refusal.status, message: refusal.message(name) };
  } finally {
    await meter.close();
  }
}

async function discard(file: StoredFile, draftId: string | null): Promise<void> {
  if (draftId === null) await discardUploads([file]);
  else await removeDraftFile(draftId, file.id);
}
