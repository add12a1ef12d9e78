import { since, stagesLabel } from "~/messages/booking-work";
import { stages } from "~/messages/booking-workflow";
import type { WorkSheet } from "./to-work-sheet";

/** The stages from request to finished job, with the current one marked. */
export function StageLine({ work }: { work: WorkSheet }) {
  const current = work.path.indexOf(work.stage);
  return (
    <ol
      aria-label={stagesLabel}
      className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-2 gap-y-3"
    >
      {work.path.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? "step" : undefined}
          className={`border-t-4 pt-1.5 leading-snug forced-color-adjust-none ${styleOf(index, current)}`}
        >
          {stages[stage]}
          {index === current && (
            <span className="block text-small font-normal text-muted">{since(work.stageSince)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function styleOf(index: number, current: number): string {
  if (index === current) return "border-accent font-semibold";
  return index < current ? "border-line-strong" : "border-dashed border-line text-muted";
}
