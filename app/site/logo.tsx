import { company } from "~/settings/company";
import { classNames } from "~/ui/class-names";

const steps = [0, 1, 2, 3];

/** Renders the mark and the company's name at the size of the surrounding text. `isInBar` truncates a long name after two lines. */
export function Logo({
  className = "text-[1.1875rem]",
  isInBar = false,
}: {
  className?: string;
  isInBar?: boolean;
}) {
  return (
    <span
      className={classNames(
        "inline-flex min-w-0 items-center gap-2.5 leading-tight font-semibold tracking-[-0.02em]",
        className,
      )}
    >
      <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden="true" className="size-[1.684em] shrink-0">
        <path d="M30.75 31.28L30.75 1.2L4.7 16.24L4.7 46.32Z" />
        <path d="M32 33.44L5.95 48.48L32 63.52L58.05 48.48Z" opacity="0.5" />
        <g className="fill-accent">
          {/* The points on the right face of the cube fade with their distance from the front edge. */}
          {steps.flatMap((up) =>
            steps.map((right) => (
              <circle
                key={`${up} ${right}`}
                cx={(36.5 + 6.513 * right).toFixed(2)}
                cy={(29.4 + 3.76 * right - 7.52 * up).toFixed(2)}
                r={(3.01 - 0.18 * (up + right)).toFixed(2)}
                opacity={(1 - 0.12 * (up + right)).toFixed(2)}
              />
            )),
          )}
        </g>
      </svg>
      <span className={classNames("wrap-anywhere", isInBar && "line-clamp-2 max-[19rem]:sr-only")}>
        {company().name}
      </span>
    </span>
  );
}
