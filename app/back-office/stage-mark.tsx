import { stages as order } from "~/booking/stage/stages";
import type { Stage } from "~/db/schema.server";
import { stages as names } from "~/messages/booking-state";

const steps = order.slice(0, 5);

/** Fills the bars up to the current stage. Declined and canceled bookings fill none. */
export function StageBars({ stage }: { stage: Stage }) {
  const reached = steps.indexOf(stage);
  return (
    <span aria-hidden="true" className="flex h-2 items-end gap-0.5 forced-color-adjust-none">
      {steps.map((step, index) => (
        <span key={step} className={index <= reached ? "h-2 w-1.5 bg-fill" : "h-0.5 w-1.5 bg-line-strong"} />
      ))}
    </span>
  );
}

export function CurrentStage({ stage }: { stage: Stage }) {
  return (
    <span aria-current="step" className="inline-flex items-center gap-2 whitespace-nowrap">
      <StageBars stage={stage} />
      {names[stage]}
    </span>
  );
}
