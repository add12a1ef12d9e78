import { stopMillionBookings } from "./million-bookings";
import type { Row } from "./row";
import { searchAmongMillion } from "./rows/p13-search";
import { shortSearch } from "./rows/p14-short-search";
import { lastPage } from "./rows/p16-last-page";
import { bookingById } from "./rows/p17-booking-by-id";

/**
 * `npm run bench`, or `npm run bench -- P13 P16`: measures and prints the table of budgets. Figures say
 * something on a quiet machine only, so nothing here passes or fails.
 */
const rows: Row[] = [searchAmongMillion, shortSearch, lastPage, bookingById];

const wanted = process.argv.slice(2).map((id) => id.toUpperCase());
console.log("| # | what | budget | measured |\n|---|---|---|---|");
for (const { id, what, budget, measure } of rows) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const measured = await measure().catch((error: unknown) => `not measured: ${String(error)}`);
  console.log(`| ${id} | ${what} | ${budget} | ${measured} |`);
}
await stopMillionBookings();
