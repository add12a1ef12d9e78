import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/delivery-work";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
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
          <details key={id} className="border-b border-line py-3">
            <summary className="min-h-11 cursor-pointer content-center">
              <span className="font-semibold">{text.version(version)}</span>{" "}
              <span className="wrap-anywhere">{title}</span>{" "}
              <span className="text-small text-muted">
                {state === "withdrawn" ? text.states.withdrawn(day) : text.states.published(day)}
              </span>
            </summary>
            <div className="mt-3 grid gap-4">
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
