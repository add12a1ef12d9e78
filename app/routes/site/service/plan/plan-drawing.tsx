import * as text from "~/messages/drawings";
import { chains, floorPlan, planDepth, planWidth, toUnits } from "~/site/drawings/floor-plan";
import { DimensionChain, outerFaces } from "./plan-chain";
import { PlanGeometry } from "./plan-geometry";
import { PlanScale } from "./plan-scale";

/** The sizes of text on a drawing, as classes; the units are the drawing's. */
interface TextSizes {
  room: string;
  area: string;
  figure: string;
  wallFigure: string;
}

// No text is smaller than 13 pixels at the narrowest screen of each step.
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

/** Renders the plan with all dimensions and areas. `isFull` is for a drawing at its own size, which does not shrink. */
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
            <text x={x} y={y} className={`${outline} ${room}`}>
              {text.roomNames[id]}
            </text>
            <text
              x={x}
              y={y + 28}
              className={`fill-text stroke-raised stroke-[8px] font-mono [paint-order:stroke] max-lg:translate-y-1.5 ${area}`}
            >
              {text.area(areaSqFt)}
            </text>
          </g>
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
          <text key={id} x={x} y={y} textAnchor="middle" className={`${outline} ${size}`}>
            {text.roomNames[id]}
          </text>
        );
      })}
      <PlanScale y={planDepth + 62} size={size} marks={[0, 10]} />
    </svg>
  );
}
