import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Replaces the table if there are no accounts, or none matches the search. */
export function NoUsers({ query }: { query: string }) {
  return (
    <div role="status" className="border border-line bg-raised wrap-anywhere">
      <EmptyState title="No users found.">
        {query ? (
          <>
            <p>No name or email matches “{query}”.</p>
            <ButtonLink to={paths.users()} size="sm">
              Clear search
            </ButtonLink>
          </>
        ) : (
          <>
            <p>Everybody who is to sign in needs an account of their own.</p>
            <ButtonLink to={paths.addStaff()} size="sm">
              Add the first
            </ButtonLink>
          </>
        )}
      </EmptyState>
    </div>
  );
}
