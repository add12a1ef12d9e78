import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/delivery-work";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Panel } from "~/ui/panel";
import { ItemList } from "./item-list";
import type { DeliverPage } from "./load-page.server";

/** The versions that were published, folded, the newest first. */
export function Versions({ bookingId, versions }: { bookingId: string; versions: DeliverPage["versions"] }) {
  const position = useListPosition();
  return (
    <Panel title={text.versions}>
      <div className="border-t border-line-strong">
        {versions.map(({ id, version, title, note, state, day, items }) => (
          <details key={id} className="group border-b border-line last:border-b-0">
            <summary className="flex min-h-13 items-center gap-4 py-2 hover:text-accent-text">
              <span>
                <span className="font-semibold">{text.version(version)}</span>{" "}
                <span className="wrap-anywhere">{title}</span>{" "}
                <span className="text-small text-muted">
                  {state === "withdrawn" ? text.states.withdrawn(day) : text.states.published(day)}
                </span>
              </span>
              <Icon name="chevron" className="ms-auto size-3 shrink-0 group-open:rotate-180" />
            </summary>
            <div className="grid gap-4 pt-2 pb-5">
              {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
              <ItemList items={items} isFixed />
              {state === "published" && (
                <p>
                  <ButtonLink
                    to={paths.bookingDeliver(bookingId, { withdraw: id, ...position })}
                    size="sm"
                    variant="danger"
                  >
                    {text.withdraw}
                  </ButtonLink>
                </p>
              )}
            </div>
          </details>
        ))}
      </div>
    </Panel>
  );
}
