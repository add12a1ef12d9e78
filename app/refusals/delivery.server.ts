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
import type { createPublicTour, extendPublicTour } from "~/booking/delivery/public-tours.server";
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
  type FormReply,
  type MissingRefusal,
} from "./refusal.server";

type DeliveryRefusal = RefusalOf<
  | typeof addLink
  | typeof addUploads
  | typeof createPublicTour
  | typeof extendPublicTour
  | typeof moveItem
  | typeof removeItem
  | typeof saveDelivery
  | typeof startDelivery
  | typeof withdrawDelivery
>;

export type DeliveryApiRefusal = RefusalOf<typeof publishDelivery | typeof startDelivery>;

export interface DeliveryRefusalData {
  /** Whether the page shows an earlier state of the draft. */
  isOutdated?: true;
}

const outdated = { isOutdated: true } as const;

/** The messages for rejected delivery changes. Publishing uses a booking's form, whose page has its own messages. */
export const deliveryRefusals = {
  missing: bookingRefusals.missing,
  "not-allowed": {
    page: () => ({ messages: [text.refusals["not-allowed"]] }),
    api: () => ({ message: api.deliveryProblems["not-allowed"] }),
  },
  "has-draft": {
    page: () => ({ messages: [text.refusals["has-draft"]], resultData: outdated }),
    api: () => ({ message: api.deliveryProblems["has-draft"] }),
  },
  "no-draft": { page: () => ({ messages: [text.refusals["no-draft"]], resultData: outdated }) },
  gone: { page: () => ({ messages: [text.refusals["no-draft"]], resultData: outdated }) },
  "unknown-delivery": { page: () => ({ messages: [text.refusals["no-draft"]], resultData: outdated }) },
  "unknown-item": { page: () => ({ tone: "info", title: text.itemGone }) },
  changed: {
    page: () => ({ messages: [text.refusals.changed], resultData: outdated }),
    api: () => ({ status: 412, message: api.deliveryChanged }),
  },
  "draft-changed": {
    page: () => ({ messages: [text.refusals.changed], resultData: outdated }),
    api: () => ({ status: 412, message: api.deliveryChanged, code: "changed" }),
  },
  full: { page: () => ({ messages: [text.refusals.full(maxItems)] }) },
  "link-ended": { page: () => ({ messages: [text.refusals["link-ended"]] }) },
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
} satisfies PageRefusals<MissingRefusal | DeliveryRefusal | DeliveredFileRefusal, DeliveryRefusalData> &
  ApiRefusals<DeliveryApiRefusal>;

/** Explains why a separately uploaded file was rejected. Such an upload has no page for a redirect. */
export async function explainDeliveredFile(refusal: DeliveredFileRefusal): Promise<FormReply> {
  const outcome = await explainRefusal(deliveryRefusals, refusal);
  if (isRedirect(outcome) || isFlash(outcome))
    throw new TypeError(`Files are not refused as ${refusal.result}.`);
  return outcome;
}
