import * as text from "~/messages/drawings";
import { eighthsPerFoot } from "~/site/drawings/feet-and-inches";
import { eighthsToUnits, planWidth } from "~/site/drawings/floor-plan";

const foot = eighthsToUnits(eighthsPerFoot);

/** Renders a bar of ten feet at the plan's own scale on the left, and the arrow to the north on the right. */
export function PlanScale({ y, size, marks }: { y: number; size: string; marks: readonly number[] }) {
  return (
    <g transform={`translate(0 ${y})`} strokeWidth="1.6" className="stroke-text">
      <path d={`M0 0h${10 * foot}v12H0zM${5 * foot} 0v12`} />
      <path
        d={`M0 0h${foot}v12H0zM${2 * foot} 0h${foot}v12h${-foot}zM${4 * foot} 0h${foot}v12h${-foot}z`}
        className="fill-text"
      />
      {marks.map((feet) => (
        <text
          key={feet}
          x={feet * foot}
          y="20"
          textAnchor={feet === 0 ? "start" : "middle"}
          dominantBaseline="hanging"
          stroke="none"
          className={`fill-text font-mono ${size}`}
        >
          {feet === 10 ? text.feet(feet) : feet}
        </text>
      ))}
      <g transform={`translate(${planWidth - 40} 0)`}>
        <path d="M0 62V0M-13 30 0 0 13 30z" className="fill-text" />
        <text
          x="-26"
          y="4"
          textAnchor="end"
          dominantBaseline="hanging"
          stroke="none"
          className={`fill-text font-semibold ${size}`}
        >
          {text.north}
        </text>
      </g>
    </g>
  );
}
