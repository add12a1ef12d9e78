import { feetAndInches } from "~/site/drawings/feet-and-inches";
import { type Chain, eighthsToUnits, planDepth, planWidth, type Point } from "~/site/drawings/floor-plan";

type Side = "north" | "south" | "west" | "east";

/** Returns the drawing's coordinates of a point `along` a side of the plan and `away` from it. */
const place: Record<Side, (along: number, away: number) => Point> = {
  north: (along, away) => [along, -away],
  south: (along, away) => [along, planDepth + away],
  west: (along, away) => [-away, planDepth - along],
  east: (along, away) => [planWidth + away, planDepth - along],
};

const number = (value: number) => value.toFixed(1);
const move = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}`;
const tick = ([x, y]: Point) =>
  move([
    [x - 5, y + 5],
    [x + 5, y - 5],
  ]);

interface DimensionChainProps {
  side: Side;
  /** Positions in eighths of an inch from the start of the side. */
  faces: readonly number[];
  /** The distance between plan and dimension line, in the drawing's units. */
  away: number;
  /** The styles of figures; those over walls may be too narrow for some widths. */
  figure: string;
  wallFigure?: string;
}

/** Renders a row of dimensions: extension lines from each face, a tick where they meet the line, and the figures beyond it. */
export function DimensionChain({ side, faces, away, figure, wallFigure = figure }: DimensionChainProps) {
  const to = place[side];
  const positions = faces.map(eighthsToUnits);
  const [first = 0] = positions;
  const lines = [
    move([to(first, away), to(positions.at(-1) ?? first, away)]),
    ...positions.map((along) => move([to(along, 14), to(along, away + 6)])),
  ];
  return (
    <>
      <path d={lines.join("")} className="stroke-accent-text" />
      <path
        d={positions.map((along) => tick(to(along, away))).join("")}
        strokeWidth="2"
        className="stroke-accent-text"
      />
      {faces.slice(1).map((face, index) => {
        const start = faces[index] ?? 0;
        const isWall = faces.length > 2 && index % 2 === 0;
        return (
          <text
            key={face}
            {...placeFigure({ side, away, start, face, last: faces.at(-1) ?? 0, isWall })}
            className={`fill-accent-text font-mono ${isWall ? wallFigure : figure}`}
          >
            {feetAndInches(face - start)}
          </text>
        );
      })}
    </>
  );
}

interface FigurePlace {
  side: Side;
  away: number;
  start: number;
  face: number;
  last: number;
  isWall: boolean;
}

/**
 * Returns where a figure stands: beyond the middle of its line, clear of the extension lines, or past the end of the line
 * at an outer wall, which is too thin for it.
 */
function placeFigure({ side, away, start, face, last, isWall }: FigurePlace) {
  const isFirst = isWall && start === 0;
  const isLast = isWall && face === last;
  const middle = eighthsToUnits((start + face) / 2);
  const along = isFirst ? -8 : isLast ? eighthsToUnits(last) + 8 : middle;
  const [x, y] = place[side](along, away);
  const isUpright = side === "west" || side === "east";
  const isBeyond = side === "south" || side === "east";
  const shift = isBeyond ? 11 : -10;
  return {
    textAnchor: isFirst ? "end" : isLast ? "start" : "middle",
    dominantBaseline: isBeyond ? "hanging" : undefined,
    transform: isUpright
      ? `translate(${number(x + shift)} ${number(y)})rotate(-90)`
      : `translate(${number(x)} ${number(y + shift)})`,
  } as const;
}

/** Returns the two outer faces of a chain, for its total. */
export const outerFaces = ({ faces }: Chain): readonly number[] => [faces[0] ?? 0, faces.at(-1) ?? 0];
