import { defaultFilter, type ListFilter } from "~/booking/list/filter";
import { listBookings } from "~/booking/list/list-bookings.server";
import { millionBookings } from "../million-bookings";
import type { Row } from "../row";
import { formatMs, percentile, timed } from "../statistics";

const rounds = 100;

/** Every order that the list can have; with a status the same from other indexes. */
const lists: Partial<ListFilter>[] = [
  {},
  { sort: "name", order: "asc" },
  { sort: "preferred", order: "asc" },
  { sort: "preferred", order: "desc" },
  { status: 0 },
  { status: 1, sort: "name", order: "asc" },
];

export const lastPage: Row = {
  id: "P16",
  what: "last page of the list, 1 M bookings, in every order",
  budget: "≤ 3× of the first page",
  aim: "≤ 1.5×",
  measure: async () => {
    await millionBookings();
    const found = [];
    for (const list of lists) found.push(await measureEnds({ ...defaultFilter, ...list }));
    const [worst] = found.sort((a, b) => b.last / b.first - a.last / a.first);
    if (!worst) return "nothing was measured";
    const { first, last, filter } = worst;
    const slowest = Math.max(...found.map((ends) => ends.last));
    return `at most ${(last / first).toFixed(2)}× (${formatMs(last)}, first ${formatMs(first)}: by ${filter.sort}), slowest ${formatMs(slowest)}`;
  },
};

/** The medians of the first and of the last page. */
async function measureEnds(filter: ListFilter): Promise<{ filter: ListFilter; first: number; last: number }> {
  const { pages } = await listBookings({ ...filter, page: 1 });
  const first: number[] = [];
  const last: number[] = [];
  for (let round = 0; round < rounds; round++) {
    first.push(await timed(() => listBookings({ ...filter, page: 1 })));
    last.push(await timed(() => listBookings({ ...filter, page: pages })));
  }
  return { filter, first: percentile(first, 0.5), last: percentile(last, 0.5) };
}
