/** Where one is in a journey: "Step 2 of 5", its name, and a ruler in eighths of a step. */
export function Stepper({ step, of, name }: { step: number; of: number; name: string }) {
  return (
    <div>
      <p className="mb-3 flex items-baseline justify-between gap-4">
        <span className="font-semibold">
          Step {step} of {of}
        </span>
        <span className="text-end text-muted">{name}</span>
      </p>
      <Ruler filled={step} of={of} />
    </div>
  );
}

const eighths = 8;

function Ruler({ filled, of }: { filled: number; of: number }) {
  const length = of * eighths;
  const ticks = Array.from({ length: length + 1 }, (_, index) => {
    if (index % eighths === 0) return `M${index} 0V14`;
    return index % (eighths / 2) === 0 ? `M${index} 6V14` : `M${index} 10V14`;
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
        d={`M0 14H${filled * eighths}`}
        className="stroke-fill forced-colors:stroke-[Highlight]"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
