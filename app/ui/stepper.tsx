import * as text from "~/messages/ui";

export function Stepper({ step, of, name }: { step: number; of: number; name: string }) {
  return (
    <div>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="shrink-0 font-semibold">{text.stepOf(step, of)}</span>
        <span className="text-end text-muted">{name}</span>
      </p>
      <Ruler filled={step} of={of} />
    </div>
  );
}

const ticksPerStep = 8;

function Ruler({ filled, of }: { filled: number; of: number }) {
  const length = of * ticksPerStep;
  const ticks = Array.from({ length: length + 1 }, (_, index) => {
    if (index % ticksPerStep === 0) return `M${index} 0V14`;
    return index % (ticksPerStep / 2) === 0 ? `M${index} 6V14` : `M${index} 10V14`;
  });
  return (
    <svg
      viewBox={`0 0 ${length} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-4 w-full overflow-visible"
      shapeRendering="crispEdges"
    >
      <path
        d={`${ticks.join("")}M0 14H${length}`}
        className="stroke-line-strong"
        vectorEffect="non-scaling-stroke"
        fill="none"
      />
      <path
        d={`M0 14H${filled * ticksPerStep}`}
        className="stroke-fill forced-colors:stroke-[Highlight]"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
