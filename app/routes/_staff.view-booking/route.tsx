import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { listBookings } from "~/booking/list-bookings.server";
import { readPageNumber } from "~/booking/page-number";
import { searchLength, searchTerm } from "~/booking/search";
import { markViewed } from "~/booking/set-status.server";
import { readForm } from "~/http/form-body.server";
import { paths } from "~/paths";
import { titleOf } from "~/site/company";
import { requireStaff } from "~/staff/guards.server";
import { Pagination } from "~/ui/pagination";
import { BookingLoading } from "./booking-loading";
import { BookingTable } from "./booking-table";
import { NoBookings } from "./no-bookings";
import { SearchForm } from "./search-form";
import { SearchResult } from "./search-result";
import { toBookingRow } from "./to-booking-row";

export const meta: MetaFunction = () => [{ title: titleOf("All Bookings") }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").slice(0, searchLength).toWellFormed();
  const { bookings, ...list } = await listBookings({ query, page: readPageNumber(searchParams.get("page")) });
  return { query: searchTerm(query) && query.trim(), rows: bookings.map(toBookingRow), ...list };
}

/** 'View': notes that someone has looked at the booking, and goes to it. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request);
  const id = (await readForm(request)).get("id") ?? "";
  if (!(await markViewed(id, staff)))
    throw new Response("There is no such booking. It may have been removed.", { status: 404 });
  return redirect(paths.bookingDetails(id));
}

export default function AllBookings() {
  const { query, rows, page, pages, total, hasMore } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  if (location?.pathname.startsWith(paths.bookingDetails(""))) return <BookingLoading />;
  const pageLink = (number: number) => paths.bookings({ q: query, page: number });
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>All Bookings</h1>
        <SearchForm query={query} />
      </div>
      {query && total > 0 && <SearchResult query={query} total={total} hasMore={hasMore} />}
      {rows.length > 0 ? <BookingTable rows={rows} /> : <NoBookings query={query} />}
      <Pagination
        page={page}
        pages={pages}
        previousHref={page > 1 ? pageLink(page - 1) : undefined}
        nextHref={page < pages ? pageLink(page + 1) : undefined}
      />
    </>
  );
}
