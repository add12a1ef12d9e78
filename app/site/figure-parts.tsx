export function FigureCaption({
  title,
  className = "pt-4",
  children,
}: {
  title: string;
  className?: string;
  children: string;
}) {
  return (
    <figcaption className={className}>
      <strong className="block text-h3 font-semibold tracking-[-0.012em]">{title}</strong>
      <span className="mt-1 block max-w-[44ch] text-muted">{children}</span>
    </figcaption>
  );
}

/** Renders a number on a picture, for an SVG about 800 units wide. The number is larger on phones. */
export function NumberMark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="max-sm:scale-200">
        <circle r="15" fill="#0a121a" stroke="#5fd6c6" strokeWidth="2.5" />
        <text y="5" textAnchor="middle" fill="#e8eeee" className="font-mono text-[15px] font-medium">
          {number}
        </text>
      </g>
    </g>
  );
}
