import { listBookings } from "~/booking/list-bookings.server";
import { wholeList } from "~/booking/list-filter";
import { millionBookings } from "../million-bookings";
import type { Row } from "../row";
import { formatMs, percentile, timed } from "../statistics";

export const lastPage: Row = {
  id: "P16",
  what: "last page of the list, 1 M bookings",
  budget: "≤ 3× of the first page",
  aim: "≤ 1.5×",
  measure: async () => {
    await millionBookings();
    const { pages } = await listBookings({ ...wholeList, page: 1 });
    const first: number[] = [];
    const last: number[] = [];
    for (let round = 0; round < 200; round++) {
      first.push(await timed(() => listBookings({ ...wholeList, page: 1 })));
      last.push(await timed(() => listBookings({ ...wholeList, page: pages })));
    }
    const [firstMedian, lastMedian] = [percentile(first, 0.5), percentile(last, 0.5)];
    return `${(lastMedian / firstMedian).toFixed(2)}× (${formatMs(lastMedian)}, first ${formatMs(firstMedian)})`;
  },
};
