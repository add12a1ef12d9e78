import * as text from "~/messages/services/page";
import {
  type Chain,
  chains,
  eighthsToUnits,
  floorPlan,
  planDepth,
  planPaths,
  planWidth,
  type Point,
  toUnits,
} from "~/site/drawings/floor-plan";
import { eighthsPerFoot, feetAndInches } from "~/site/feet-and-inches";

type PlanSide = "north" | "south" | "west" | "east";

/** Converts a position `along` a side of the plan and `away` from it to coordinates of the drawing. */
const placeBySide: Record<PlanSide, (along: number, away: number) => Point> = {
  north: (along, away) => [along, -away],
  south: (along, away) => [along, planDepth + away],
  west: (along, away) => [-away, planDepth - along],
  east: (along, away) => [planWidth + away, planDepth - along],
};

/** Rounds to centimeters, which is less than a line's width, to shorten the markup. */
const roundToText = (value: number) => value.toFixed(0);
const moveAlong = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${roundToText(x)} ${roundToText(y)}`).join("L")}`;
const drawTick = ([x, y]: Point) =>
  moveAlong([
    [x - 5, y + 5],
    [x + 5, y - 5],
  ]);

interface DimensionChainProps {
  side: PlanSide;
  /** Positions in eighths of an inch from the start of the side. */
  faces: readonly number[];
  /** The distance from the plan to the dimension line, in the drawing's units. */
  away: number;
  /** The classes of figures. `wallFigure` replaces them over walls, where figures may not fit at some widths. */
  figure: string;
  wallFigure?: string;
}

/** Renders a row of dimensions: an extension line and a tick for each face, and the figures. */
function DimensionChain({ side, faces, away, figure, wallFigure = figure }: DimensionChainProps) {
  const to = placeBySide[side];
  const positions = faces.map(eighthsToUnits);
  const [first = 0] = positions;
  const lines = [
    moveAlong([to(first, away), to(positions.at(-1) ?? first, away)]),
    ...positions.map((along) => moveAlong([to(along, 14), to(along, away + 6)])),
  ];
  return (
    <>
      <path d={lines.join("")} className="stroke-accent-text" />
      <path
        d={positions.map((along) => drawTick(to(along, away))).join("")}
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
  side: PlanSide;
  away: number;
  start: number;
  face: number;
  last: number;
  isWall: boolean;
}

/**
 * Returns the position of a figure: at the middle of its line, or, at an outer wall, past the end of the line, because the wall is too thin
 * for the figure.
 */
function placeFigure({ side, away, start, face, last, isWall }: FigurePlace) {
  const isFirst = isWall && start === 0;
  const isLast = isWall && face === last;
  const middle = eighthsToUnits((start + face) / 2);
  const along = isFirst ? -8 : isLast ? eighthsToUnits(last) + 8 : middle;
  const [x, y] = placeBySide[side](along, away);
  const isUpright = side === "west" || side === "east";
  const isBeyond = side === "south" || side === "east";
  const shift = isBeyond ? 11 : -10;
  return {
    textAnchor: isFirst ? "end" : isLast ? "start" : "middle",
    dominantBaseline: isBeyond ? "hanging" : undefined,
    transform: isUpright
      ? `translate(${roundToText(x + shift)} ${roundToText(y)})rotate(-90)`
      : `translate(${roundToText(x)} ${roundToText(y + shift)})`,
  } as const;
}

const outerFaces = ({ faces }: Chain): readonly number[] => [faces[0] ?? 0, faces.at(-1) ?? 0];

const geometryId = "plan-geometry";

/** Defines the plan without figures once, for reuse by all drawings. */
export function PlanGeometryDefinition() {
  const { rugs, furniture, plants, stems, openEdge, walls, windows, leaves, arcs } = planPaths;
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <g id={geometryId} fill="none" strokeWidth="1.2" strokeLinejoin="round">
          <path d={rugs} className="fill-surface stroke-line" />
          <g className="fill-raised stroke-line-strong">
            {furniture.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
          <path d={plants + stems} className="fill-raised stroke-accent-text" />
          <path d={openEdge} strokeDasharray="8 7" className="stroke-line-strong" />
          <path d={walls} className="fill-text" />
          <path d={windows} strokeWidth="1.6" className="stroke-text" />
          <path d={arcs} className="stroke-line-strong" />
          <path d={leaves} strokeWidth="3.2" className="stroke-text" />
        </g>
      </defs>
    </svg>
  );
}

function PlanGeometry() {
  return <use href={`#${geometryId}`} />;
}

const foot = eighthsToUnits(eighthsPerFoot);

/** Renders a ten-foot bar at the plan's scale on the left and the north arrow on the right. */
function PlanScale({ y, size, marks }: { y: number; size: string; marks: readonly number[] }) {
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

/** Classes for the sizes of text, in units of the drawing. */
interface TextSizes {
  room: string;
  area: string;
  figure: string;
  wallFigure: string;
}

// On the narrowest screen of each step, no text is smaller than 13 pixels.
const fluid: TextSizes = {
  room: "text-[34px] lg:text-[28px] xl:text-[23px]",
  area: "text-[30px] lg:text-[23px] xl:text-[18px]",
  figure: "text-[30px] lg:text-[23px] xl:text-[18px]",
  wallFigure: "max-xl:hidden text-[18px]",
};
const full: TextSizes = {
  room: "text-[23px]",
  area: "text-[18px]",
  figure: "text-[18px]",
  wallFigure: "text-[18px]",
};

const outline = "fill-text font-semibold [paint-order:stroke] stroke-raised stroke-[8px]";
const view = { left: -185, top: -165, width: planWidth + 325, height: planDepth + 375 };
const overview = { left: -120, top: -120, width: planWidth + 140, height: planDepth + 270 };
const boxOf = ({ left, top, width, height }: typeof view) => `${left} ${top} ${width} ${height}`;

/** Renders the plan with all dimensions and areas. `isFull` draws it at a fixed size. */
export function PlanSheet({ className, isFull = false }: { className: string; isFull?: boolean }) {
  const { room, area, ...sizes } = isFull ? full : fluid;
  return (
    <svg viewBox={boxOf(view)} role="img" aria-label={text.planAlt} fill="none" className={className}>
      <PlanGeometry />
      <DimensionChain side="north" faces={chains.north.faces} away={56} {...sizes} />
      <DimensionChain side="north" faces={outerFaces(chains.north)} away={116} {...sizes} />
      <DimensionChain side="south" faces={chains.south.faces} away={56} {...sizes} />
      <DimensionChain side="west" faces={chains.west.faces} away={88} {...sizes} />
      <DimensionChain side="west" faces={outerFaces(chains.west)} away={148} {...sizes} />
      <DimensionChain side="east" faces={chains.east.faces} away={90} {...sizes} />
      {floorPlan.rooms.map(({ id, label, areaSqFt }) => {
        const [x, y] = toUnits(label);
        return (
          <g key={id} textAnchor="middle">
            <text x={roundToText(x)} y={roundToText(y)} className={`${outline} ${room}`}>
              {text.roomNames[id]}
            </text>
            <text
              x={roundToText(x)}
              y={roundToText(y + 28)}
              className={`fill-text stroke-raised stroke-[8px] font-mono [paint-order:stroke] max-lg:translate-y-1.5 ${area}`}
            >
              {text.area(areaSqFt)}
            </text>
          </g>
        );
      })}
      {floorPlan.openings.map(({ mark, at }) => {
        const [x, y] = toUnits(at);
        return (
          <text
            key={at.join()}
            x={roundToText(x)}
            y={roundToText(y)}
            textAnchor="middle"
            dominantBaseline="central"
            className={`fill-muted stroke-raised stroke-[6px] font-mono [paint-order:stroke] ${sizes.wallFigure}`}
          >
            {mark}
          </text>
        );
      })}
      <PlanScale y={planDepth + 150} size={sizes.figure} marks={[0, 5, 10]} />
    </svg>
  );
}

/** Renders the plan for small screens: room names and outer dimensions only. */
export function PlanOverview({ className }: { className: string }) {
  const size = "text-[68px] sm:text-[46px]";
  return (
    <svg
      viewBox={boxOf(overview)}
      role="img"
      aria-label={text.planOverviewAlt}
      fill="none"
      className={className}
    >
      <PlanGeometry />
      <DimensionChain side="north" faces={outerFaces(chains.north)} away={40} figure={size} />
      <DimensionChain side="west" faces={outerFaces(chains.west)} away={40} figure={size} />
      {floorPlan.rooms.map(({ id, label }) => {
        const [x, y] = toUnits(label);
        return (
          <text
            key={id}
            x={roundToText(x)}
            y={roundToText(y)}
            textAnchor="middle"
            className={`${outline} ${size}`}
          >
            {text.roomNames[id]}
          </text>
        );
      })}
      <PlanScale y={planDepth + 62} size={size} marks={[0, 10]} />
    </svg>
  );
}
