import type { RefusedFile } from "~/db/schema.server";
import { fileStore } from "~/files/configured-store.server";
import type { FileDraft } from "~/files/insert-files.server";
import { discardUploads } from "~/files/release-files.server";
import { checkFile, cleanFileName } from "~/files/rules";
import { toSender } from "~/files/storage-capacity.server";
import { findUnclaimedFile, removeDraftFile, type StoredFile } from "~/files/stored-files.server";
import { storeArrived } from "~/files/transport/receive.server";
import { UploadMeter } from "~/files/transport/upload-meter.server";
import {
  findPartialUpload,
  insertPartialUpload,
  notePartialUpload,
  removePartialUpload,
  type UploadPlace,
} from "./partial-uploads.server";
import { hasDiskRoom, receivingPath } from "./received-files.server";
import type { KnownUpload, NewUpload, UploadTarget } from "./upload-target";

interface VisitorOptions {
  /** The draft that the files belong to; null for files that a booking takes by their ids. */
  draft: FileDraft | null;
  /** The booking whose private page sends the files. */
  sentTo?: string;
  /** The sender's, as `clientAddress` returns it. */
  address: string;
  addressOf: (id: string) => string;
  /** Called with what became of a file. */
  onOutcome?: (outcome: { stored: StoredFile } | { refused: RefusedFile }) => Promise<void>;
}

/** Returns what a visitor may upload: with the limits and checks of every form with files. */
export function visitorUploads({
  draft,
  sentTo,
  address,
  addressOf,
  onOutcome,
}: VisitorOptions): UploadTarget<RefusedFile> {
  const draftId = draft?.id ?? null;
  const place = { draftId, sentTo: sentTo ?? null };
  const find = (id: string) => findUpload(id, place);
  const open = (name: string, bytes: number) => openMeter(address, name, bytes);
  const refuse = async (refused: RefusedFile) => {
    await onOutcome?.({ refused });
    return refused;
  };
  return {
    addressOf,
    find,
    begin: async (upload) => {
      const name = cleanFileName(upload.name);
      const { id, byteSize } = upload;
      const refused = findRefusal(name, upload) ?? (await countBegin(name, byteSize, open));
      if (refused) return refuse(refused);
      const sentFrom = toSender(address);
      await insertPartialUpload({ id, name, byteSize, sentFrom, ...place });
      return null;
    },
    open,
    note: notePartialUpload,
    finish: async (id) => {
      const upload = await findPartialUpload(id, place);
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
  };
}

async function findUpload(id: string, place: UploadPlace): Promise<KnownUpload | undefined> {
  const stored = await findUnclaimedFile(id, place);
  if (stored) return { id, name: stored.originalName, byteSize: stored.byteSize, isReceiving: false };
  const upload = await findPartialUpload(id, place);
  return upload && { ...upload, isReceiving: true };
}

function findRefusal(name: string, { name: sent, byteSize }: NewUpload): RefusedFile | null {
  return sent === "" ? { name, result: "nameless" } : checkFile({ name, size: byteSize });
}

/** Counts the request, and looks whether anything is left of the limits. The bytes are charged while they arrive. */
async function countBegin(name: string, byteSize: number, open: Open): Promise<RefusedFile | null> {
  if (!(await hasDiskRoom(byteSize))) return { name, result: "store-full" };
  const meter = await open(name, byteSize);
  try {
    return await meter.pay(1);
  } finally {
    await meter.close();
  }
}

type Open = (...args: [name: string, bytes: number]) => ReturnType<typeof openMeter>;

async function openMeter(address: string, name: string, bytes: number) {
  const meter = await UploadMeter.open({ store: await fileStore(), address, contentLength: bytes });
  return {
    pay: async (paid: number): Promise<RefusedFile | null> => {
      await meter.pay(paid);
      return meter.refusal && { ...meter.refusal, name };
    },
    close: () => meter.close(),
  };
}

async function discard(file: StoredFile, draftId: string | null): Promise<void> {
  if (draftId === null) await discardUploads([file]);
  else await removeDraftFile(draftId, file.id);
}
