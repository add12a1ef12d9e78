import { measureSearches } from "../measure-searches";
import type { Row } from "../row";

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
      { q: "maria", sort: "name", order: "asc" },
      { q: "quinn", sort: "preferred", order: "asc" },
      { q: "quinn", status: 0 },
      { q: "esther", status: 1, sort: "name", order: "desc" },
      { q: "quinn", from: "2026-01-01", to: "2026-06-30", sort: "name", order: "asc" },
      { date: "preferred", from: "2026-01-01", to: "2026-06-30" },
      { from: "2026-01-01", to: "2026-06-30", sort: "preferred", order: "asc" },
    ]),
};
