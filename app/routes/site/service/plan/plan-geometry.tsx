import { planPaths } from "~/site/drawings/floor-plan";

const id = "plan-geometry";

/** Defines the plan without figures once, for all drawings that show it. */
export function PlanGeometryDefinition() {
  const { rugs, furniture, plants, stems, openEdge, walls, windows, leaves, arcs } = planPaths;
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <g id={id} fill="none" strokeWidth="1.2" strokeLinejoin="round">
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

/** Renders the plan without figures. */
export function PlanGeometry() {
  return <use href={`#${id}`} />;
}
