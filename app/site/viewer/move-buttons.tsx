import { Button } from "~/ui/button";

/** Outlines in a 24 by 24 view box. */
const moves = {
  left: "M20 12H5M10.5 6.5 5 12l5.5 5.5",
  right: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
  up: "M12 20V5M6.5 10.5 12 5l5.5 5.5",
  down: "M12 4v15M6.5 13.5 12 19l5.5-5.5",
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
} as const;

export type Move = keyof typeof moves;

const places: Record<Move, string> = {
  up: "col-start-2 row-start-1",
  left: "col-start-1 row-start-2",
  down: "col-start-2 row-start-2",
  right: "col-start-3 row-start-2",
  in: "col-start-4 row-start-1",
  out: "col-start-4 row-start-2",
};

/** Renders what a drag and the wheel do in a viewer as buttons. */
export function MoveButtons({
  label,
  names,
  className = "",
}: {
  label: string;
  names: Readonly<Record<Move, string>>;
  className?: string;
}) {
  return (
    <div role="group" aria-label={label} className={`grid w-max grid-cols-4 gap-1 ${className}`}>
      {(Object.keys(moves) as Move[]).map((move) => (
        <Button
          key={move}
          type="button"
          data-move={move}
          aria-label={names[move]}
          className={`size-11 min-h-11! bg-ink/85 px-0! ${places[move]}`}
        >
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="square"
            aria-hidden="true"
            className="size-5"
          >
            <path d={moves[move]} />
          </svg>
        </Button>
      ))}
    </div>
  );
}
