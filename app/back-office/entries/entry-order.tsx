import { Form, Link } from "@remix-run/react";
import * as text from "~/messages/settings-lists";
import { Icon } from "~/ui/icon";

interface Entry {
  id: string;
  label: string;
  /** Shown below the label. */
  detail: string;
  /** The address that opens the entry in the form. */
  change: string;
}

/** The entries of a list of the settings in their order, each with a link to its form and buttons that move it. */
export function EntryOrder({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol aria-label={text.list} className="border-t border-line-strong">
      {entries.map(({ id, label, detail, change }, index) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center border-b border-line py-1"
        >
          <Link
            to={change}
            preventScrollReset={false}
            aria-label={text.change(`${label} ${detail}`)}
            className="grid min-h-11 content-center py-1 leading-snug wrap-anywhere no-underline hover:underline"
          >
            <span className="font-semibold text-accent-text">{label}</span>
            <span className="line-clamp-2 text-small text-muted">{detail}</span>
          </Link>
          <MoveButton
            id={id}
            label={text.moveUp(label)}
            before={entries[index - 1]?.id}
            isDisabled={index === 0}
            isUp
          />
          <MoveButton
            id={id}
            label={text.moveDown(label)}
            before={entries[index + 2]?.id}
            isDisabled={index === entries.length - 1}
          />
        </li>
      ))}
    </ol>
  );
}

/** Posts the place that the entry gets, not a direction: sent twice, it moves the entry once. */
function MoveButton({
  id,
  label,
  before = "",
  isDisabled,
  isUp = false,
}: {
  id: string;
  label: string;
  /** The id of the entry that follows then; undefined for the end. */
  before: string | undefined;
  isDisabled: boolean;
  isUp?: boolean;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="before" value={before} />
      <button
        type="submit"
        aria-label={label}
        disabled={isDisabled}
        className="inline-flex size-11 items-center justify-center rounded-control enabled:hover:bg-soft disabled:text-line-strong"
      >
        <Icon name="chevron" className={isUp ? "size-3.5 rotate-180" : "size-3.5"} />
      </button>
    </Form>
  );
}
