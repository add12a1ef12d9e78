import { measureSearches } from "../measure-searches";
import type { Row } from "../row";

export const shortSearch: Row = {
  id: "P14",
  what: "search of 1–2 characters or without a hit among 1 M, p95",
  budget: "≤ 150 ms",
  aim: "≤ 50 ms",
  measure: () =>
    measureSearches(["a", "q", "#", "ma", "we", "gu", "zq", "ж", "nobody-there", "zzz", "555-999-000-111"]),
};
