import { Link } from "@remix-run/react";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/persons";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import type { PersonView } from "./to-person-view.server";

export function PersonFound({ person, token }: { person: PersonView; token: string }) {
  const { label, groups, related, isEmpty } = person;
  return (
    <section aria-labelledby="person-found" className="mt-9">
      <h2 id="person-found" className="mb-4 wrap-anywhere">
        {text.resultFor(label)}
      </h2>
      {isEmpty ? (
        <EmptyState title={text.nothing}>
          <p>{text.nothingAdvice}</p>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 min-[70rem]:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid gap-6">
            {groups
              .filter(({ total }) => total > 0)
              .map((group) => (
                <Group key={group.name} {...group} />
              ))}
          </div>
          <div className="grid gap-6 max-[70rem]:row-start-1">
            <Actions token={token} />
            {related.length > 0 && <Related related={related} />}
          </div>
        </div>
      )}
    </section>
  );
}

function Group({ name, total, items }: PersonView["groups"][number]) {
  return (
    <Panel title={`${name} (${formatCount(total)})`}>
      {items.length > 0 && (
        <ul className="border-t border-line">
          {items.map(({ id, title, meta, href }) => (
            <li key={id} className="border-b border-line py-2.5 text-ui last:border-b-0 last:pb-0">
              {href ? (
                // Loads a document, because a file has no page.
                <Link
                  to={href}
                  reloadDocument
                  className="wrap-anywhere text-text underline decoration-line-strong hover:decoration-2"
                >
                  {title}
                </Link>
              ) : (
                <span className="wrap-anywhere">{title}</span>
              )}
              <span className="block text-small wrap-anywhere text-muted">{meta}</span>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && total > items.length && (
        <p className="mt-3 text-small text-muted">{text.newestOf(items.length, formatCount(total))}</p>
      )}
    </Panel>
  );
}

function Actions({ token }: { token: string }) {
  return (
    <>
      <Panel title={text.exportTitle}>
        <p className="mb-4 text-muted">{text.exportText}</p>
        {/* A native form, because the response is a download. */}
        <form method="post" action={paths.personZip()}>
          <input type="hidden" name="person" value={token} />
          <Button type="submit" size="sm">
            {text.exportButton}
          </Button>
        </form>
      </Panel>
      <Panel title={text.eraseTitle}>
        <p className="mb-4 text-muted">{text.eraseText}</p>
        <ButtonLink to={paths.erasePerson({ person: token })} size="sm" variant="danger">
          {text.eraseLink}
        </ButtonLink>
      </Panel>
    </>
  );
}

function Related({ related }: Pick<PersonView, "related">) {
  return (
    <Panel title={text.related}>
      <p className="mb-3 text-muted">{text.relatedHint}</p>
      <ul className="grid gap-1">
        {related.map(({ label, token }) => (
          <li key={label}>
            <Link
              to={paths.people({ person: token })}
              className="inline-flex min-h-6 items-center wrap-anywhere text-accent-text"
            >
              {text.findRelated(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
