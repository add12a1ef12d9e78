/** Renders a measurement as a dimension line: extension lines and ticks at both ends, the figure between them. */
export function DimensionLine({
  children,
  className = "text-muted",
}: {
  children: string;
  className?: string;
}) {
  return (
    <p className={`flex items-center gap-3.5 font-mono text-mono whitespace-nowrap ${className}`}>
      <DimensionEnd />
      <span>{children}</span>
      <DimensionEnd isRight />
    </p>
  );
}

function DimensionEnd({ isRight = false }: { isRight?: boolean }) {
  return (
    <span aria-hidden="true" className={`relative h-4 min-w-5 flex-1 ${isRight ? "-scale-x-100" : ""}`}>
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      <span className="absolute inset-y-0 left-1.5 w-px bg-line-strong" />
      <span
        className={`absolute top-1/2 left-1.5 h-[1.6px] w-4 -translate-x-1/2 -translate-y-1/2 bg-accent ${isRight ? "rotate-45" : "-rotate-45"}`}
      />
    </span>
  );
}
