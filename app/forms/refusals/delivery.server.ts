import type {
  addLink,
  addUploads,
  moveItem,
  removeItem,
  saveDelivery,
  startDelivery,
} from "~/booking/delivery/change-draft.server";
import { maxItems } from "~/booking/delivery/delivery";
import type { publishDelivery, withdrawDelivery } from "~/booking/delivery/publish-delivery.server";
import type { Missing } from "~/forms/define-form.server";
import type { ApiRefusals, PageRefusals, RefusalOf } from "~/forms/explain-refusal.server";
import * as api from "~/messages/api";
import * as text from "~/messages/delivery-work";
import { bookingRefusals } from "./booking.server";

/** Why a delivery was not changed. */
type DeliveryRefusal = RefusalOf<
  | typeof addLink
  | typeof addUploads
  | typeof moveItem
  | typeof removeItem
  | typeof saveDelivery
  | typeof startDelivery
  | typeof withdrawDelivery
>;

/** The same of what programs change: they send no files by a form, and publish. */
export type DeliveryApiRefusal =
  | Exclude<DeliveryRefusal, { result: "same-name" }>
  | RefusalOf<typeof publishDelivery>;

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
  "no-draft": {
    page: () => ({ messages: [text.refusals["no-draft"]], shown: outdated }),
    api: () => ({ message: api.deliveryProblems["no-draft"] }),
  },
  gone: {
    page: () => ({ messages: [text.refusals["no-draft"]], shown: outdated }),
    api: () => ({ message: api.deliveryProblems["not-published"], code: "not-published" }),
  },
  changed: {
    page: () => ({ messages: [text.refusals.changed], shown: outdated }),
    api: () => ({ status: 412, message: api.deliveryChanged }),
  },
  "draft-changed": {
    page: () => ({ messages: [text.refusals.changed], shown: outdated }),
    api: () => ({ status: 412, message: api.deliveryChanged, code: "changed" }),
  },
  full: {
    page: () => ({ messages: [text.refusals.full(maxItems)] }),
    api: () => ({ message: api.deliveryProblems.full }),
  },
  "same-name": {
    page: ({ name }) => ({ messages: [text.refusedFiles.sameName(name)] }),
  },
  "not-ready": {
    api: ({ why: code }) => ({ message: api.deliveryProblems[code], code }),
  },
} satisfies PageRefusals<Missing | DeliveryRefusal, DeliveryRefusalShown> & ApiRefusals<DeliveryApiRefusal>;
