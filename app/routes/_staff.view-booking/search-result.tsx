import { Link } from "@remix-run/react";
import { paths } from "~/paths";

const count = new Intl.NumberFormat("en-US");

/** How many bookings match, and the way back to all of them. */
export function SearchResult({ query, total, hasMore }: { query: string; total: number; hasMore: boolean }) {
  return (
    <p role="status" className="mb-4 text-ui wrap-anywhere">
      {hasMore ? (
        <>
          More than {count.format(total)} bookings match. Showing the newest {count.format(total)}; add
          letters to narrow the search.
        </>
      ) : (
        <>
          {count.format(total)} {total === 1 ? "booking matches" : "bookings match"} “{query}”.
        </>
      )}{" "}
      <Link to={paths.bookings()} className="text-accent-text underline hover:decoration-2">
        Clear search
      </Link>
    </p>
  );
}
