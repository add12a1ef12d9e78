import type {
  addLink,
  addUploads,
  moveItem,
  removeItem,
  saveDelivery,
  startDelivery,
} from "~/booking/delivery/change-delivery.server";
import {
  type DeliveredFileRefusal,
  fileTypeNames,
  maxItems,
  maxUnfinishedFiles,
} from "~/booking/delivery/delivery";
import { maxPublicTours } from "~/booking/delivery/public-tour";
import type { createPublicTour } from "~/booking/delivery/public-tours.server";
import type { publishDelivery, withdrawDelivery } from "~/booking/delivery/publish-delivery.server";
import { fileTag, formatFileSize } from "~/files/rules";
import * as api from "~/messages/api";
import * as text from "~/messages/booking-deliver";
import * as uploadsText from "~/messages/uploads";
import { isFlash, isRedirect } from "~/server/flash.server";
import { bookingRefusals } from "./booking.server";
import {
  type ApiRefusals,
  explainRefusal,
  type PageRefusals,
  type RefusalOf,
  type ShownForm,
  type Missing,
} from "./refusal.server";

/** Why a delivery was not changed. */
type DeliveryRefusal = RefusalOf<
  | typeof addLink
  | typeof addUploads
  | typeof createPublicTour
  | typeof moveItem
  | typeof removeItem
  | typeof saveDelivery
  | typeof startDelivery
  | typeof withdrawDelivery
>;

/** Why programs have not begun or published a delivery. */
export type DeliveryApiRefusal = RefusalOf<typeof publishDelivery | typeof startDelivery>;

/** What the page of a delivery learns from a refusal. */
export interface DeliveryRefusalShown {
  /** Whether what the page shows of the draft is no longer so. */
  isOutdated?: true;
}

const outdated = { isOutdated: true } as const;

/** What is said of a change of a delivery that was refused. What staff publish has a form of a booking, whose page says it. */
export const deliveryRefusals = {
  missing: bookingRefusals.missing,
  "not-allowed": {
    page: () => ({ messages: [text.refusals["not-allowed"]] }),
    api: () => ({ message: api.deliveryProblems["not-allowed"] }),
  },
  "has-draft": {
    page: () => ({ messages: [text.refusals["has-draft"]], shown: outdated }),
    api: () => ({ message: api.deliveryProblems["has-draft"] }),
  },
  "no-draft": { page: () => ({ messages: [text.refusals["no-draft"]], shown: outdated }) },
  gone: { page: () => ({ messages: [text.refusals["no-draft"]], shown: outdated }) },
  "unknown-delivery": { page: () => ({ messages: [text.refusals["no-draft"]], shown: outdated }) },
  "unknown-item": { page: () => ({ tone: "info", title: text.itemGone }) },
  changed: {
    page: () => ({ messages: [text.refusals.changed], shown: outdated }),
    api: () => ({ status: 412, message: api.deliveryChanged }),
  },
  "draft-changed": {
    page: () => ({ messages: [text.refusals.changed], shown: outdated }),
    api: () => ({ status: 412, message: api.deliveryChanged, code: "changed" }),
  },
  full: { page: () => ({ messages: [text.refusals.full(maxItems)] }) },
  "too-many-links": { page: () => ({ messages: [text.refusals["too-many-links"](maxPublicTours)] }) },
  "same-name": {
    page: ({ name }) => ({ messages: [text.refusedFiles.sameName(name)] }),
  },
  "wrong-type": {
    page: ({ name, kind }) => ({
      status: 415,
      messages: [text.refusedFiles.type(name, kind === "tour" ? "JPEG" : fileTypeNames)],
    }),
  },
  "wrong-content": {
    page: ({ name }) => ({ status: 422, messages: [text.refusedFiles.content(name, fileTag(name))] }),
  },
  "not-panorama": {
    page: ({ name }) => ({ status: 422, messages: [text.refusedFiles.notPanorama(name)] }),
  },
  damaged: { page: ({ name }) => ({ status: 422, messages: [text.refusedFiles.damaged(name)] }) },
  empty: { page: ({ name }) => ({ status: 422, messages: [text.refusedFiles.empty(name)] }) },
  "too-large": {
    page: ({ name, limit }) => ({
      status: 413,
      messages: [text.refusedFiles.tooLarge(name, formatFileSize(limit))],
    }),
  },
  "too-many-unfinished": {
    page: () => ({ status: 429, messages: [text.refusedFiles.tooMany(maxUnfinishedFiles)] }),
  },
  "store-full": { page: ({ name }) => ({ status: 507, messages: [text.refusedFiles.full(name)] }) },
  stalled: { page: () => ({ status: 408, messages: [uploadsText.stalled] }) },
  "not-ready": {
    api: ({ why: code }) => ({ message: api.deliveryProblems[code], code }),
  },
} satisfies PageRefusals<Missing | DeliveryRefusal | DeliveredFileRefusal, DeliveryRefusalShown> &
  ApiRefusals<DeliveryApiRefusal>;

/** Says why a file that was sent on its own is not taken, to a sender that has no page to be redirected to. */
export async function explainDeliveredFile(refusal: DeliveredFileRefusal): Promise<ShownForm> {
  const outcome = await explainRefusal(deliveryRefusals, refusal);
  if (isRedirect(outcome) || isFlash(outcome))
    throw new TypeError(`Files are not refused as ${refusal.result}.`);
  return outcome;
}
