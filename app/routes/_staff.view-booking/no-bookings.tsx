import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** In the place of the table: nothing has come in yet, or nothing matches. */
export function NoBookings({ query }: { query: string }) {
  return (
    <div role="status" className="border border-line bg-raised wrap-anywhere">
      {query ? (
        <EmptyState title={`No booking matches “${query}”.`}>
          <p>Search by a part of the name, email or phone number, or by the whole reference.</p>
          <ButtonLink to={paths.bookings()} size="sm">
            Clear search
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState title="No bookings available.">
          <p>New bookings appear here as soon as a visitor submits the form.</p>
        </EmptyState>
      )}
    </div>
  );
}
