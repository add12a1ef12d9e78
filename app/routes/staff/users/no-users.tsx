import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Replaces the table if there are no accounts, or none matches the search. */
export function NoUsers({ query }: { query: string }) {
  return (
    <div role="status" className="border border-line bg-raised wrap-anywhere">
      <EmptyState title={text.noUsers}>
        {query ? (
          <>
            <p>{text.noMatches(query)}</p>
            <ButtonLink to={paths.users()} size="sm">
              {text.clearSearch}
            </ButtonLink>
          </>
        ) : (
          <>
            <p>{text.everyoneNeedsAccount}</p>
            <ButtonLink to={paths.addStaff()} size="sm">
              {text.addStaff}
            </ButtonLink>
          </>
        )}
      </EmptyState>
    </div>
  );
}
