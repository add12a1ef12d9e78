/** Renders a measurement as a dimension line: extension lines and ticks at both ends, and the figure between them. The figure may wrap. */
export function DimensionLine({ children, className }: { children: string; className: string }) {
  return (
    <p className={`flex items-center gap-3.5 font-mono text-mono ${className}`}>
      <DimensionEnd />
      <span className="text-balance">{children}</span>
      <DimensionEnd isRight />
    </p>
  );
}

function DimensionEnd({ isRight = false }: { isRight?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`relative h-4 min-w-5 flex-1 [print-color-adjust:exact] ${isRight ? "-scale-x-100" : ""}`}
    >
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong forced-colors:bg-[CanvasText]" />
      <span className="absolute inset-y-0 left-1.5 w-px bg-line-strong forced-colors:bg-[CanvasText]" />
      <span
        className={`absolute top-1/2 left-1.5 h-[1.6px] w-4 -translate-x-1/2 -translate-y-1/2 bg-accent forced-colors:bg-[CanvasText] ${isRight ? "rotate-45" : "-rotate-45"}`}
      />
    </span>
  );
}

/** Renders a dimension that is too short for a figure: extension lines, and arrows that point at them from outside. */
export function ShortDimension() {
  return (
    <svg
      viewBox="0 0 144 24"
      fill="none"
      aria-hidden="true"
      className="drawing my-4 h-6 w-36 max-w-full stroke-line-strong"
    >
      <path d="M0 12h58M86 12h58M69.5 1v22M74.5 1v22" />
      <path
        d="m69.5 12-13-3.5v7zM74.5 12l13-3.5v7z"
        strokeLinejoin="round"
        className="fill-accent stroke-accent"
      />
    </svg>
  );
}
