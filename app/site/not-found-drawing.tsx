/** Renders a decorative floor plan with dashed walls and a dimension without a figure, for the page that is not found. */
export function NotFoundDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 240"
      fill="none"
      aria-hidden="true"
      className={`w-full stroke-line-strong ${className}`}
    >
      <path d="M20 40h280v180H20zM160 40v70M160 150v70M20 130h90M240 130h60" strokeDasharray="5 5" />
      <g className="stroke-accent-text">
        <path d="M20 30V8M300 30V8M14 18h132M174 18h132" />
        <path d="m15 23 10-10M295 23l10-10" strokeWidth="1.75" />
      </g>
      <text x="160" y="23" textAnchor="middle" stroke="none" className="fill-muted font-mono text-sm">
        ?
      </text>
    </svg>
  );
}
