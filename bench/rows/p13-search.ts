import { dayFromNow } from "#tests/support/future-date";

import { measureSearches } from "../measure-searches";
import type { Row } from "../row";

/** Days in the middle of the bookings that the bench invents, one a minute up to now. */
const halfYear = { from: dayFromNow(-325), to: dayFromNow(-145) };

export const searchAmongMillion: Row = {
  id: "P13",
  what: "search among 1 M bookings, 3 characters and more, p95",
  budget: "≤ 0.1× of the same without the index, ≤ 60 ms",
  aim: "≤ 25 ms",
  measure: () =>
    measureSearches([
      "maria", // one in ten
      "wei",
      "jensen",
      "quinn",
      "esther",
      "esther zielinski", // a few
      "maria.smith12",
      "999",
      "555-01",
      "(818) 9",
      "818-907-8946",
      "@example.com", // all
      "corridor", // the details of all
      "boiler house", // of one in five
      "quarry holdings",
      "zielinski street", // of a few
      "number 8675309", // of none
      { q: "maria", sort: "name", order: "asc" },
      { q: "quinn", sort: "preferred", order: "asc" },
      { q: "quinn", status: 0 },
      { q: "esther", status: 1, sort: "name", order: "desc" },
      { q: "quinn", ...halfYear, sort: "name", order: "asc" },
      { date: "preferred", ...halfYear },
      { ...halfYear, sort: "preferred", order: "asc" },
      { stage: "canceled", service: "scan-to-bim", owner: "none" },
      { stage: "done", waiting: "us" }, // none
      { service: "none", waiting: "us", sort: "waiting", order: "asc" },
      { stage: "canceled", owner: "none", sort: "preferred", order: "asc" },
    ]),
};
