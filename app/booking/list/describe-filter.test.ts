import { expect, test } from "vitest";
import { describeQuery } from "~/booking/list/describe-filter";

const ada = "5fd1c3a4-7d3b-4c58-9d0f-2f6a1b0c9e11";

test.each([
  ["", "All bookings · by received, newest first"],
  ["q=ada+lovelace&status=0", "Search “ada lovelace” · Pending · by received, newest first"],
  ["status=1&sort=name", "Viewed · by name, A to Z"],
  [
    "date=preferred&from=2026-12-01&to=2026-12-31&sort=preferred&order=desc",
    "Preferred date Dec 1, 2026 to Dec 31, 2026 · by preferred date, latest first",
  ],
  ["to=2026-12-31", "Received through Dec 31, 2026 · by received, newest first"],
  [
    "stage=in-review&service=scan-to-bim&owner=me&waiting=us&sort=waiting",
    "Service: Scan to BIM · Stage: In review · Assigned to me · Waiting for us · by time waiting, longest first",
  ],
  [
    `service=none&owner=${ada}&waiting=them&sort=waiting&order=desc`,
    "Service: Not sure yet · Assigned to Ada Lovelace · Waiting for the customer · by time waiting, shortest first",
  ],
  ["owner=none", "Assigned to nobody · by received, newest first"],
  [
    "owner=00000000-0000-4000-8000-000000000000",
    "Assigned to a former colleague · by received, newest first",
  ],
  ["from=nonsense&status=9", "All bookings · by received, newest first"],
])("describes %j as: %s", (query, description) => {
  expect(describeQuery(query, { [ada]: "Ada Lovelace" })).toBe(description);
});
