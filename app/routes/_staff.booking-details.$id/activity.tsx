import { Panel } from "./panel";
import type { ShownEvent } from "./to-booking-sheet";

/** What happened to the booking, newest first. */
export function Activity({ events }: { events: readonly ShownEvent[] }) {
  return (
    <Panel title="Activity" isOnScreenOnly>
      {events.length === 0 && <p className="text-muted">Nothing has been recorded.</p>}
      <ol>
        {events.map(({ id, text, when }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 before:mt-1.5 before:size-2.25 before:border-[1.5px] before:border-line-strong before:content-['']"
          >
            <span className="wrap-anywhere">{text}</span>
            <span className="col-start-2 text-small text-muted tabular-nums">{when}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
