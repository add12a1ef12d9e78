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
import {
  deliverySchema,
  findDeliveredType,
  isPicture,
  itemSchema,
  linkSchema,
  maxFilesPerForm,
  moveItemSchema,
  withdrawSchema,
} from "~/booking/delivery/delivery";
import type { Delivery } from "~/booking/delivery/find-deliveries.server";
import { withdrawDelivery } from "~/booking/delivery/publish-delivery.server";
import { fileStore } from "~/files/configured-store.server";
import { findPictureFault } from "~/files/open-picture.server";
import { removeReleasedFiles } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import { changeForm, noFields } from "~/forms/define-form.server";
import type { ShownForm } from "~/forms/form-outcome.server";
import { handleForms } from "~/forms/handle-form.server";
import { deliveryRefusals, type DeliveryRefusalShown } from "~/forms/refusals/delivery.server";
import { explainFiles } from "~/forms/refusals/file";
import { shortDigest } from "~/lib/sha256.server";
import * as text from "~/messages/booking-deliver";
import { paths } from "~/paths";

type DraftText = Pick<Delivery, "id" | "title" | "note">;

/** What else the page learns from a refusal. */
export interface DeliverShown extends DeliveryRefusalShown {
  /** The tag of the texts that are stored now. */
  known?: string;
}

/** Handles the forms of the page; `intent` says which. */
export function handleBookingDeliverForms(request: Request, bookingId: string, session: Session) {
  const refusals = deliveryRefusals;
  const save = changeForm({
    schema: deliverySchema,
    change: async ({ formId, known, ...content }) => {
      const isKnown = (stored: DraftText) => toTextTag(stored) === known;
      const saved =
        known === ""
          ? await startDelivery(bookingId, { formId, ...content }, session)
          : await saveDelivery(bookingId, { ...content, isKnown }, session);
      return saved && { ...saved, typed: content };
    },
    done: () => text.saved,
    refusals: { ...refusals, "draft-changed": { page: explainConflict } },
  });
  const link = changeForm({
    schema: linkSchema,
    change: (values) => addLink(bookingId, values, session),
    done: () => text.linkAdded,
    refusals,
  });
  const moveUp = changeForm({
    schema: moveItemSchema,
    change: ({ item, before }) => moveItem(bookingId, { itemId: item, beforeId: before }, session),
    done: () => text.saved,
    refusals,
  });
  const remove = changeForm({
    schema: itemSchema,
    change: async ({ item }) => {
      const removed = await removeItem(bookingId, item, session);
      await removeReleasedFiles();
      return removed;
    },
    done: () => text.itemRemoved,
    refusals,
  });
  const withdraw = changeForm({
    schema: withdrawSchema,
    change: ({ delivery, formId }) =>
      withdrawDelivery(bookingId, { deliveryId: delivery, form: { formId } }, session),
    done: () => text.withdrawn,
    refusals,
  });
  // Without script. All of its files are added, or none.
  const add = (kind: "file" | "tour") =>
    changeForm({
      schema: noFields,
      maxFiles: maxFilesPerForm,
      change: async (_values, _form, { stored, refused }) => {
        const { errors, ...arrived } = explainFiles(kind, refused);
        const problems = errors[kind] ?? [];
        for (const file of stored) problems.push(...(await findProblems(file, kind)));
        if (stored.length === 0 && problems.length === 0) problems.push(text.noFile);
        if (problems.length > 0) return { result: "refused-files", arrived, problems } as const;
        const added = await addUploads(bookingId, { uploads: stored, kind }, session);
        return added && { ...added, count: stored.length };
      },
      done: ({ count }) => text.added(count),
      refusals: {
        ...refusals,
        "refused-files": { page: ({ arrived, problems }) => ({ ...arrived, errors: { [kind]: problems } }) },
      },
    });
  const forms = { save, link, up: moveUp, drop: remove, withdraw, file: add("file"), tour: add("tour") };
  return handleForms<DeliverShown>(request, forms, { to: paths.bookingDeliver(bookingId) });
}

/** Returns a tag of what a draft's form edits, for it to send back. Files that arrive meanwhile do not change it. */
export function toTextTag({ id, title, note }: DraftText): string {
  return shortDigest(JSON.stringify([id, title, note]));
}

/** Tells the second of two editors what is stored now where they typed something else. Sent once more, their form replaces it. */
function explainConflict({
  stored,
  typed,
}: {
  stored: DraftText;
  typed: Omit<DraftText, "id">;
}): ShownForm<DeliverShown> {
  const differing = (["title", "note"] as const).filter((name) => stored[name] !== typed[name]);
  return {
    messages: [text.refusals.changed, text.changedAdvice],
    errors: Object.fromEntries(differing.map((name) => [name, [text.nowStored[name](stored[name])]])),
    shown: { known: toTextTag(stored), isOutdated: true },
  };
}

async function findProblems(
  { originalName, storedName }: StoredFile,
  kind: "file" | "tour",
): Promise<string[]> {
  const name = originalName;
  const type = findDeliveredType(name);
  if (!type || (kind === "tour" && !isPicture(type)))
    return deliveryRefusals["wrong-type"].page({ result: "wrong-type", name, kind }).messages;
  if (!isPicture(type)) return [];
  const content = await buffer(await (await fileStore()).read(storedName));
  const fault = await findPictureFault(content, kind);
  if (fault === null) return [];
  const { damaged, "not-panorama": notPanorama } = deliveryRefusals;
  return fault === "damaged"
    ? damaged.page({ result: fault, name }).messages
    : notPanorama.page({ result: fault, name }).messages;
}
