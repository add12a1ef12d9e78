import type { Vector } from "~/site/point-cloud/vector";
import { formatFeetAndInches, inchesToMeters } from "~/site/feet-and-inches";
import type { Scene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** The least thickness of what is shown, in inches. */
const thinnest = 2;

/** Two sliders, and what they cut away: what is below the first and above the second. */
interface Pair {
  axis: 0 | 1 | 2;
  from: HTMLInputElement;
  to: HTMLInputElement;
  fromText: HTMLOutputElement;
  toText: HTMLOutputElement;
}

/** Connects the sliders of the box with the picture; each stays on its side of the other. Returns a function that updates them. */
export function connectSliders(scene: Scene, parts: ViewerParts): () => void {
  const pairs: Pair[] = [
    { axis: 2, from: parts.from, to: parts.to, fromText: parts.fromText, toText: parts.toText },
    { axis: 0, from: parts.fromX, to: parts.toX, fromText: parts.fromXText, toText: parts.toXText },
    { axis: 1, from: parts.fromY, to: parts.toY, fromText: parts.fromYText, toText: parts.toYText },
  ];
  const show = () => {
    for (const pair of pairs) showPair(scene, pair);
  };
  for (const { axis, from, to } of pairs) {
    from.addEventListener("input", () => {
      from.value = String(Math.min(Number(from.value), Number(to.value) - thinnest));
      const isOpen = Number(from.value) <= 0;
      cut(scene, "min", axis, isOpen ? -Infinity : startOf(scene, axis) + inchesToMeters(Number(from.value)));
      show();
    });
    to.addEventListener("input", () => {
      to.value = String(Math.max(Number(to.value), Number(from.value) + thinnest));
      const isOpen = Number(to.value) >= Number(to.max);
      cut(scene, "max", axis, isOpen ? Infinity : startOf(scene, axis) + inchesToMeters(Number(to.value)));
      show();
    });
  }
  show();
  return show;
}

/** Where the sliders of an axis begin, in meters: heights are above the floor. */
function startOf({ space }: Scene, axis: 0 | 1 | 2): number {
  return axis === 2 ? Math.max(space.bounds.min[2], 0) : space.bounds.min[axis];
}

function cut(scene: Scene, side: "min" | "max", axis: 0 | 1 | 2, edge: number): void {
  const [x, y, z] = scene.box[side];
  const moved: Vector = [axis === 0 ? edge : x, axis === 1 ? edge : y, axis === 2 ? edge : z];
  scene.update({ box: { ...scene.box, [side]: moved } });
}

function showPair(scene: Scene, { axis, from, to, fromText, toText }: Pair): void {
  const { box, space } = scene;
  const start = startOf(scene, axis);
  // One more than the last inch: above it there is nothing.
  const highest = Math.ceil(Math.round((space.bounds.max[axis] - start) * 1000) / 25.4) + 1;
  const inches = (edge: number) =>
    Number.isFinite(edge) ? Math.round((edge - start) / inchesToMeters(1)) : edge < 0 ? 0 : highest;
  for (const [input, output, edge] of [
    [from, fromText, box.min[axis]],
    [to, toText, box.max[axis]],
  ] as const) {
    input.max = String(highest);
    input.value = String(inches(edge));
    output.value = formatFeetAndInches(inchesToMeters(Number(input.value)));
    input.ariaValueText = output.value;
  }
}
