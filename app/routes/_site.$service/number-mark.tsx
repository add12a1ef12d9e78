/** A number on a picture, in a drawing about 800 wide; on phones it is drawn larger, to stay readable. */
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
