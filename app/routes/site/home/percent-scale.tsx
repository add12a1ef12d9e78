const marks = Array.from({ length: 51 }, (_, index) => ({ at: index * 2, isTenth: index % 5 === 0 }));

/** Renders a decorative scale of 100 marks, filled up to the percentage that the text next to it gives. */
export function PercentScale({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="my-4 h-6 w-full max-w-120 overflow-visible stroke-line-strong forced-colors:stroke-[CanvasText]"
    >
      <path
        d={marks.map(({ at, isTenth }) => `M${at} 24V${isTenth ? 10 : 18}`).join("") + "M0 24H100"}
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 24H${percent}V0`}
        fill="none"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className="stroke-fill forced-colors:stroke-[Highlight]"
      />
    </svg>
  );
}
