import { stages as order } from "~/booking/stage/stages";
import type { Stage } from "~/db/schema.server";
import { stages as names } from "~/messages/booking-state";

/** Steps of a request that goes well: New, In review, Quoted, Scheduled, Done. */
const steps = order.slice(0, 5);

/** Draws how far the work is, of five steps; none is reached by what was declined or canceled. */
export function StageSign({ stage }: { stage: Stage }) {
  const reached = steps.indexOf(stage);
  return (
    <span aria-hidden="true" className="flex h-2 items-end gap-0.5 forced-color-adjust-none">
      {steps.map((step, index) => (
        <span key={step} className={index <= reached ? "h-2 w-1.5 bg-fill" : "h-0.5 w-1.5 bg-line-strong"} />
      ))}
    </span>
  );
}

/** The name of a stage, with how far that is. */
export function StageMark({ stage }: { stage: Stage }) {
  return (
    <span aria-current="step" className="inline-flex items-center gap-2 whitespace-nowrap">
      <StageSign stage={stage} />
      {names[stage]}
    </span>
  );
}
