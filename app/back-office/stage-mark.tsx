import { stages as order } from "~/booking/stage/stages";
import type { Stage } from "~/db/schema.server";
import { stages as names } from "~/messages/booking-workflow";

/** Steps of a request that goes well: New, In review, Quoted, Scheduled, Done. */
const steps = order.slice(0, 5);

/** The name of a stage, with how far that is as a row of small bars. */
export function StageMark({ stage }: { stage: Stage }) {
  const reached = steps.indexOf(stage);
  return (
    <span aria-current="step" className="inline-flex items-center gap-2 whitespace-nowrap">
      {reached >= 0 && (
        <span aria-hidden="true" className="flex items-end gap-0.5 forced-color-adjust-none">
          {steps.map((step, index) => (
            <span
              key={step}
              className={`w-1.5 ${index <= reached ? "h-2 bg-fill" : "h-0.5 bg-line-strong"}`}
            />
          ))}
        </span>
      )}
      {names[stage]}
    </span>
  );
}
