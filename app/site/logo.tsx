import { classNames } from "~/ui/class-names";
import { company } from "./company";

/** The points on the right face of the cube: center x and y, radius, opacity. */
const points = [
  [36.5, 29.4, 3.01, 1],
  [43.02, 33.16, 2.83, 0.88],
  [49.53, 36.92, 2.65, 0.76],
  [56.04, 40.68, 2.47, 0.64],
  [36.5, 21.88, 2.83, 0.88],
  [43.02, 25.64, 2.65, 0.76],
  [49.53, 29.4, 2.47, 0.64],
  [56.04, 33.16, 2.29, 0.52],
  [36.5, 14.36, 2.65, 0.76],
  [43.02, 18.12, 2.47, 0.64],
  [49.53, 21.88, 2.29, 0.52],
  [56.04, 25.64, 2.11, 0.4],
  [36.5, 6.84, 2.47, 0.64],
  [43.02, 10.6, 2.29, 0.52],
  [49.53, 14.36, 2.11, 0.4],
  [56.04, 18.12, 1.93, 0.28],
] as const;

/** Renders the mark and the name at the size of the surrounding text. */
export function Logo({ className = "text-[1.1875rem]" }: { className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2.5 font-semibold tracking-[-0.02em] whitespace-nowrap",
        className,
      )}
    >
      <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true" className="size-[1.684em] shrink-0">
        <path d="M30.75 31.28L30.75 1.2L4.7 16.24L4.7 46.32Z" />
        <path d="M32 33.44L5.95 48.48L32 63.52L58.05 48.48Z" opacity="0.5" />
        <g className="fill-accent">
          {points.map(([x, y, radius, opacity]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
          ))}
        </g>
      </svg>
      {company.name}
    </span>
  );
}
