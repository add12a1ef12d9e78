import { datePresets } from "~/booking/list/date-presets";
import { defaultFilter } from "~/booking/list/filter";
import type { BookingRow } from "~/routes/staff/view-booking/to-booking-row";
import type { Flash } from "~/server/flash.server";

const graceId = "5fd1c3a4-7d3b-4c58-9d0f-2f6a1b0c9e11";

export const listRow: BookingRow = {
  id: "1",
  language: null,
  service: "Scan to BIM",
  fullName: "Ada Example",
  email: "ada@example.com",
  emailHref: "mailto:ada@example.com",
  phone: "(818) 555-0142",
  phoneHref: "tel:8185550142",
  preferredDate: null,
  received: "Nov 20, 2026",
  serviceLocation: "Van Nuys, California",
  addressHref: "https://maps.example/Van+Nuys",
  mapHref: null,
  status: 0,
  waiting: { text: "Waiting for us, 15 days", isLate: true },
  visit: null,
  reply: null,
  exactWait: "2026-11-20T12:00:00.000000Z",
  ...{ stage: "in-review", waitingFor: "us", hasFailedMail: false, spam: null },
  owner: "Grace Hopper",
};

/** The loader data of the list: one page without a filter. The team is Grace Hopper and the user. */
export const listPage = {
  filter: defaultFilter,
  flash: null as Flash | null,
  owners: { others: [{ id: graceId, fullName: "Grace Hopper" }], names: { [graceId]: "Grace Hopper" } },
  views: [],
  presets: datePresets(new Date("2026-11-25T20:00:00Z")),
  pageSize: 6,
  rows: [listRow],
  page: 1,
  pages: 1,
  total: 1,
  hasMore: false,
  isRefused: false,
};
