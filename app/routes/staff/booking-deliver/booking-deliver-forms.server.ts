import { buffer } from "node:stream/consumers";
import type { Session } from "~/access/session";
import {
  addLink,
  addUploads,
  moveItem,
  removeItem,
  saveDelivery,
  startDelivery,
} from "~/booking/delivery/change-delivery.server";
import { findDeliveredType, isPicture, maxFilesPerForm } from "~/booking/delivery/delivery";
import {
  deliverySchema,
  itemSchema,
  linkSchema,
  moveItemSchema,
  withdrawSchema,
} from "~/booking/delivery/delivery-forms";
import type { Delivery } from "~/booking/delivery/find-deliveries.server";
import {
  endPublicTourSchema,
  extendPublicTourSchema,
  publicTourSchema,
} from "~/booking/delivery/public-tour";
import { createPublicTour, endPublicTour, extendPublicTour } from "~/booking/delivery/public-tours.server";
import { withdrawDelivery } from "~/booking/delivery/publish-delivery.server";
import { fileStore } from "~/files/configured-store.server";
import { findPictureFault } from "~/files/open-picture.server";
import { removeReleasedFiles } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  showForm,
  requireValid,
  unknownForm,
} from "~/forms/form-post.server";
import { shortDigest } from "~/lib/sha256.server";
import * as text from "~/messages/booking-deliver";
import { paths } from "~/paths";
import { deliveryRefusals as refusals, type DeliveryRefusalData } from "~/refusals/delivery.server";
import { explainFiles } from "~/refusals/file";
import type { FormReply } from "~/refusals/refusal.server";

type DraftText = Pick<Delivery, "id" | "title" | "note">;

export interface DeliverResultData extends DeliveryRefusalData {
  /** The digest of the stored texts. */
  known?: string;
}

export async function handleBookingDeliverForms(
  request: Request,
  bookingId: string,
  session: Session,
): Promise<FormResponse<DeliverResultData>> {
  const post = await readPost(request, {
    to: paths.bookingDeliver(bookingId),
    maxFiles: maxFilesPerForm,
    fileIntent: "file",
  });
  switch (post.intent) {
    case "save":
      return save(post, bookingId, session);
    case "link": {
      const added = await addLink(bookingId, readValues(post, linkSchema), session);
      return respondToResult(post, added, () => text.linkAdded, refusals);
    }
    case "up": {
      const { item: itemId, before: beforeId } = requireValid(post, moveItemSchema, text.itemGone);
      const moved = await moveItem(bookingId, { itemId, beforeId }, session);
      return respondToResult(post, moved, () => text.saved, refusals);
    }
    case "drop": {
      const { item } = requireValid(post, itemSchema, text.itemGone);
      const removed = await removeItem(bookingId, item, session);
      await removeReleasedFiles();
      return respondToResult(post, removed, () => text.itemRemoved, refusals);
    }
    case "withdraw": {
      const { delivery: deliveryId, ...form } = requireValid(post, withdrawSchema, text.refusals["no-draft"]);
      const withdrawn = await withdrawDelivery(bookingId, { deliveryId, form }, session);
      return respondToResult(post, withdrawn, () => text.withdrawn, refusals);
    }
    case "public-tour": {
      const made = await createPublicTour(bookingId, readValues(post, publicTourSchema), session);
      return respondToResult(post, made, () => text.publicTour.made, refusals);
    }
    case "extend-public-tour": {
      const extended = await extendPublicTour(bookingId, readValues(post, extendPublicTourSchema), session);
      return respondToResult(post, extended, () => text.publicTour.extended, refusals);
    }
    case "end-public-tour": {
      const form = requireValid(post, endPublicTourSchema, text.itemGone);
      const ended = await endPublicTour(bookingId, form, session);
      return respondToResult(post, ended, () => text.publicTour.ended, refusals);
    }
    case "file":
    case "tour":
      return addFiles(post, { bookingId, kind: post.intent }, session);
    default:
      return unknownForm(post);
  }
}

async function save(
  post: FormPost,
  bookingId: string,
  session: Session,
): Promise<FormResponse<DeliverResultData>> {
  const { formId, known, ...content } = readValues(post, deliverySchema);
  const isKnown = (stored: DraftText) => toTextTag(stored) === known;
  const saved =
    known === ""
      ? await startDelivery(bookingId, { formId, ...content }, session)
      : await saveDelivery(bookingId, { ...content, isKnown }, session);
  return respondToResult(post, saved, () => text.saved, {
    ...refusals,
    "draft-changed": { page: ({ stored }) => explainConflict(stored, content) },
  });
}

/** Adds all files of a form without script, or none. */
async function addFiles(
  post: FormPost,
  { bookingId, kind }: { bookingId: string; kind: "file" | "tour" },
  session: Session,
): Promise<FormResponse<DeliverResultData>> {
  if (post.fault !== undefined) throw post.fault;
  const { stored, refused } = post.files;
  const { errors, ...arrived } = explainFiles(kind, refused);
  const problems = errors[kind] ?? [];
  for (const file of stored) problems.push(...(await findProblems(file, kind)));
  if (stored.length === 0 && problems.length === 0) problems.push(text.noFile);
  if (problems.length > 0) return showForm(post, { ...arrived, errors: { [kind]: problems } });
  const added = await addUploads(bookingId, { uploads: stored, kind }, session);
  return respondToResult(post, added, () => text.added(stored.length), refusals);
}

/** Returns a digest of the texts that a draft's form edits. The form sends it back. Files that arrive in the meantime do not change it. */
export function toTextTag({ id, title, note }: DraftText): string {
  return shortDigest(JSON.stringify([id, title, note]));
}

/** Shows the second of two editors the stored texts that differ from theirs. If they send the form again, it replaces the stored texts. */
function explainConflict(stored: DraftText, typed: Omit<DraftText, "id">): FormReply<DeliverResultData> {
  const differing = (["title", "note"] as const).filter((name) => stored[name] !== typed[name]);
  return {
    messages: [text.refusals.changed, text.changedAdvice],
    errors: Object.fromEntries(differing.map((name) => [name, [text.nowStored[name](stored[name])]])),
    resultData: { known: toTextTag(stored), isOutdated: true },
  };
}

async function findProblems(
  { originalName, storedName }: StoredFile,
  kind: "file" | "tour",
): Promise<string[]> {
  const name = originalName;
  const type = findDeliveredType(name);
  if (!type || (kind === "tour" && !isPicture(type)))
    return refusals["wrong-type"].page({ result: "wrong-type", name, kind }).messages;
  if (!isPicture(type)) return [];
  const content = await buffer(await (await fileStore()).read(storedName));
  const fault = await findPictureFault(content, kind);
  if (fault === null) return [];
  const { damaged, "not-panorama": notPanorama } = refusals;
  return fault === "damaged"
    ? damaged.page({ result: fault, name }).messages
    : notPanorama.page({ result: fault, name }).messages;
}
