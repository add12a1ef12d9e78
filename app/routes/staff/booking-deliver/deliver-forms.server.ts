import { buffer } from "node:stream/consumers";
import type { Session } from "~/access/session";
import { bookingMissing } from "~/back-office/booking-form/form-head.server";
import {
  addLink,
  addUploads,
  moveItem,
  removeItem,
  saveDelivery,
  startDelivery,
} from "~/booking/delivery/change-draft.server";
import {
  deliverySchema,
  findDeliveredType,
  itemSchema,
  linkSchema,
  maxFilesPerForm,
  moveSchema,
  withdrawSchema,
} from "~/booking/delivery/delivery";
import type { Delivery } from "~/booking/delivery/find-deliveries.server";
import { withdrawDelivery } from "~/booking/delivery/publish-delivery.server";
import { fileStore } from "~/files/configured-store.server";
import { isPanorama } from "~/files/panorama.server";
import { removeReleasedFiles } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import type { FormOutcome } from "~/forms/explain-error.server";
import { redirectWithFlash } from "~/forms/flash.server";
import { buttonForm, handleForms, toHandler } from "~/forms/handle-form.server";
import {
  type DeliveryRefusal,
  deliveryRefusals,
  type DeliveryRefusalShown,
} from "~/forms/refusals/delivery.server";
import { explainRefusal } from "~/forms/refusals/explain-refusal.server";
import { explainFiles } from "~/forms/refusals/file";
import { shortDigest } from "~/lib/sha256.server";
import * as text from "~/messages/delivery-work";
import { paths } from "~/paths";

/** What became of a change; null if there is no such booking. */
type Outcome = { result: "done" } | DeliveryRefusal | null;

type DraftText = Pick<Delivery, "id" | "title" | "note">;

/** What else the page learns from a refusal. */
export interface DeliverShown extends DeliveryRefusalShown {
  /** The tag of the texts that are stored now. */
  known?: string;
}

/** Handles the forms of the page; `intent` says which. */
export function handleDeliverForms(request: Request, bookingId: string, session: Session) {
  const settle = async (outcome: Outcome, title: string) => {
    if (!outcome) throw bookingMissing();
    return outcome.result === "done"
      ? redirectWithFlash(request, paths.bookingDeliver(bookingId), title)
      : explainRefusal(deliveryRefusals, outcome);
  };
  const save = toHandler({
    schema: deliverySchema,
    act: async ({ formId, known, ...content }) => {
      const outcome =
        known === ""
          ? await startDelivery(bookingId, { formId, ...content }, session)
          : await saveDelivery(
              bookingId,
              { ...content, isKnown: (stored) => toTextTag(stored) === known },
              session,
            );
      return outcome?.result === "draft-changed"
        ? explainConflict(outcome.stored, content)
        : settle(outcome, text.saved);
    },
  });
  const link = toHandler({
    schema: linkSchema,
    act: async (values) => settle(await addLink(bookingId, values, session), text.linkAdded),
  });
  const up = toHandler({
    schema: moveSchema,
    act: async ({ item, before }) =>
      settle(await moveItem(bookingId, { itemId: item, beforeId: before }, session), text.saved),
  });
  const drop = toHandler({
    schema: itemSchema,
    act: async ({ item }) => {
      const outcome = await removeItem(bookingId, item, session);
      await removeReleasedFiles();
      return settle(outcome, text.itemRemoved);
    },
  });
  const withdraw = toHandler({
    schema: withdrawSchema,
    act: async ({ delivery, formId }) =>
      settle(
        await withdrawDelivery(bookingId, { deliveryId: delivery, form: { formId } }, session),
        text.withdrawn,
      ),
  });
  // Without script. All of its files are added, or none.
  const add = (kind: "file" | "tour") =>
    toHandler({
      schema: buttonForm,
      maxFiles: maxFilesPerForm,
      act: async (_values, _form, { stored, refused }) => {
        const arrived = explainFiles(kind, refused);
        const problems = arrived.errors[kind] ?? [];
        for (const file of stored) problems.push(...(await findProblems(file, kind)));
        if (stored.length === 0 && problems.length === 0) problems.push(text.noFile);
        if (problems.length > 0) return { ...arrived, errors: { [kind]: problems } };
        return settle(
          await addUploads(bookingId, { uploads: stored, kind }, session),
          text.added(stored.length),
        );
      },
    });
  return handleForms(request, { save, link, up, drop, withdraw, file: add("file"), tour: add("tour") });
}

/** Returns a tag of what a draft's form edits, for it to send back. Files that arrive meanwhile do not change it. */
export function toTextTag({ id, title, note }: DraftText): string {
  return shortDigest(JSON.stringify([id, title, note]));
}

/** Tells the second of two editors what is stored now where they typed something else. Sent once more, their form replaces it. */
function explainConflict(
  stored: DraftText,
  typed: Pick<DraftText, "title" | "note">,
): FormOutcome<DeliverShown> {
  const differing = (["title", "note"] as const).filter((name) => stored[name] !== typed[name]);
  return {
    status: 409,
    messages: [text.refusals.changed, text.changedAdvice],
    errors: Object.fromEntries(differing.map((name) => [name, [text.nowStored[name](stored[name])]])),
    shown: { known: toTextTag(stored), isOutdated: true },
  };
}

async function findProblems(
  { originalName, storedName }: StoredFile,
  kind: "file" | "tour",
): Promise<string[]> {
  const { "wrong-type": wrongType, "not-panorama": notPanorama } = deliveryRefusals;
  if (!findDeliveredType(originalName))
    return wrongType.page({ result: "wrong-type", name: originalName, kind: "file" }).messages;
  if (kind === "file") return [];
  const content = await buffer(await (await fileStore()).read(storedName));
  return (await isPanorama(content))
    ? []
    : notPanorama.page({ result: "not-panorama", name: originalName }).messages;
}
