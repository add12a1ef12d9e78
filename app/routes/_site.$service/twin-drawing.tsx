import type { ReactNode } from "react";

type Point = readonly [x: number, y: number];

/** One level, in yards from its back corner: outer walls first, then the inner ones. */
const width = 10;
const depth = 7;
const outline: readonly Point[] = [
  [0, 0],
  [width, 0],
  [width, depth],
  [0, depth],
];
const walls: readonly (readonly [Point, Point])[] = [
  [
    [0, 0],
    [width, 0],
  ],
  [
    [width, 0],
    [width, depth],
  ],
  [
    [width, depth],
    [0, depth],
  ],
  [
    [0, depth],
    [0, 0],
  ],
  [
    [6, 0],
    [6, 2.2],
  ],
  [
    [6, 3.4],
    [6, depth],
  ],
  [
    [7.2, 3.4],
    [width, 3.4],
  ],
  [
    [0, 4],
    [2.6, 4],
  ],
  [
    [3.8, 4],
    [6, 4],
  ],
];
const spaces: readonly (readonly Point[])[] = [
  [
    [0.3, 0.3],
    [5.7, 0.3],
    [5.7, 3.7],
    [0.3, 3.7],
  ],
  [
    [0.3, 4.3],
    [5.7, 4.3],
    [5.7, 6.7],
    [0.3, 6.7],
  ],
  [
    [6.3, 0.3],
    [9.7, 0.3],
    [9.7, 3.1],
    [6.3, 3.1],
  ],
  [
    [6.3, 3.7],
    [9.7, 3.7],
    [9.7, 6.7],
    [6.3, 6.7],
  ],
];
const boxes: readonly Point[] = [
  [1, 1],
  [3, 1],
  [8.4, 1],
  [1, 5.4],
  [8.2, 5],
];

const scale = 19;
const gap = 146;
const wallHeight = 0.7;

/** Isometric projection of a point of the level, `height` above its floor. */
function project([x, y]: Point, height = 0): string {
  const across = 150 + (x - y) * 0.866 * scale;
  const down = 24 + (x + y) * 0.5 * scale - height * scale;
  return `${across.toFixed(1)} ${down.toFixed(1)}`;
}

const area = (points: readonly Point[], height = 0) =>
  `M${points.map((point) => project(point, height)).join("L")}Z`;

const upright = ([from, to]: readonly [Point, Point]) =>
  `M${project(from)}L${project(to)}L${project(to, wallHeight)}L${project(from, wallHeight)}Z`;

/** Points along a wall, scattered by a fixed pattern, so that server and browser draw alike. */
function scatter([[x1, y1], [x2, y2]]: readonly [Point, Point], wall: number): string {
  const count = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 7);
  return Array.from({ length: count }, (_, index) => {
    const along = (index + ((index * 7 + wall) % 5) / 5) / count;
    const height = (((index * 13 + wall * 5) % 17) / 17) * wallHeight;
    return `M${project([x1 + (x2 - x1) * along, y1 + (y2 - y1) * along], height)}h.01`;
  }).join("");
}

function box([x, y]: Point): string {
  const far = 0.9;
  const top: readonly Point[] = [
    [x, y],
    [x + far, y],
    [x + far, y + far],
    [x, y + far],
  ];
  const edges = top.slice(1).map((corner) => `M${project(corner)}L${project(corner, far)}`);
  return (
    area(top, far) +
    edges.join("") +
    `M${top
      .slice(1)
      .map((corner) => project(corner))
      .join("L")}`
  );
}

const layers: readonly ReactNode[] = [
  <>
    <path d={spaces.map((space) => area(space)).join("")} className="fill-soft stroke-line-strong" />
    <path d={boxes.map(box).join("")} className="fill-raised stroke-accent-text" />
  </>,
  <path
    key="spaces"
    d={spaces.map((space) => area(space)).join("")}
    className="fill-soft stroke-accent-text"
  />,
  <path key="walls" d={walls.map(upright).join("")} className="fill-raised stroke-text" />,
  <path
    key="points"
    d={walls.map(scatter).join("")}
    strokeWidth="1.8"
    strokeLinecap="round"
    className="stroke-accent-text"
  />,
];

/** The layers of a twin, lifted apart: elements, spaces, surfaces, points. The list beside it names them. */
export function TwinDrawing() {
  return (
    <svg viewBox="0 6 330 636" fill="none" strokeWidth="1" strokeLinejoin="round" aria-hidden="true">
      <path
        d={outline.map((corner) => `M${project(corner)}v${gap * (layers.length - 1)}`).join("")}
        strokeDasharray="3 5"
        className="stroke-line-strong"
      />
      {layers.map((layer, index) => (
        <g key={index} transform={`translate(0 ${index * gap})`}>
          <path d={area(outline)} className="fill-surface/85 stroke-line-strong" />
          {layer}
          <text x="4" y="106" className="fill-muted font-mono text-mono">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
