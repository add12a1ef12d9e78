import { Link } from "@remix-run/react";
import * as text from "~/messages/settings-lists";

interface EntryLink {
  id: string;
  label: string;
  detail: string;
  /** The address of the entry's form. */
  change: string;
}

export function EntryLinks({ entries }: { entries: readonly EntryLink[] }) {
  return (
    <ul aria-label={text.list} className="border-t border-line-strong">
      {entries.map(({ id, label, detail, change }) => (
        <li key={id} className="border-b border-line py-1">
          <Link
            to={change}
            preventScrollReset={false}
            aria-label={text.change(`${label} ${detail}`)}
            className="grid min-h-11 content-center py-1 leading-snug wrap-anywhere no-underline hover:underline"
          >
            <span className="font-semibold text-accent-text">{label}</span>
            <span className="line-clamp-2 text-small text-muted">{detail}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
