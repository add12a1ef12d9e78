import { Form } from "@remix-run/react";
import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-deliver";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { Icon } from "~/ui/icon";
import { Panel } from "~/ui/panel";
import type { DeliverPage } from "./load-deliveries.server";

export type DraftItem = NonNullable<DeliverPage["draft"]>["items"][number];

export function ItemList({ items, isFixed = false }: { items: readonly DraftItem[]; isFixed?: boolean }) {
  if (items.length === 0) return <p className="text-muted">{text.nothingYet}</p>;
  return (
    <FileList>
      {items.map((item, index) => (
        <FileRow
          key={item.id}
          name={item.name}
          tag={item.tag}
          size={item.kind === "link" ? item.url : item.size}
          state={<ItemState item={item} />}
          action={!isFixed && <ItemButtons item={item} before={items[index - 1]} />}
        />
      ))}
    </FileList>
  );
}

function ItemState({ item: { kind, state, received, size, sha256 } }: { item: DraftItem }) {
  if (state === "receiving") return text.receivedOf(received, size);
  if (state === "checking") return text.checking;
  return (
    <>
      {kind === "tour" && <span className="me-3">{text.kinds.tour}</span>}
      {sha256 && <span className="font-mono text-mono wrap-anywhere">{text.checksum(sha256)}</span>}
    </>
  );
}

function ItemButtons({ item: { id, name }, before }: { item: DraftItem; before: DraftItem | undefined }) {
  const of = <span className="sr-only">{text.ofItem(name)}</span>;
  return (
    <Form method="post" className="flex flex-wrap justify-end gap-x-4">
      <input type="hidden" name="item" value={id} />
      {before && <input type="hidden" name="before" value={before.id} />}
      {before && (
        <Button type="submit" size="sm" variant="quiet" name="intent" value="up">
          {text.up}
          {of}
        </Button>
      )}
      <Button type="submit" size="sm" variant="quiet" name="intent" value="drop">
        {text.remove}
        {of}
      </Button>
    </Form>
  );
}

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
