import { formatFeetAndInches, inchesToMeters } from "~/site/feet-and-inches";
import { type Axis, eachAxis } from "~/site/scan-file/vector";
import type { ScanScene } from "./scene";
import type { ViewerParts } from "./viewer-parts";

/** The minimum thickness of the visible slice, in inches. */
const thinnest = 2;

/** The suffix of each axis in the names of its sliders. */
const suffixes = [
  [2, ""],
  [0, "X"],
  [1, "Y"],
] as const;

/** Connects the sliders with the clipping box. One slider of a pair sets its lower edge, the other one its upper edge. */
export function connectSliders(scene: ScanScene, parts: ViewerParts): void {
  for (const [axis, suffix] of suffixes) {
    const [from, to] = [parts[`from${suffix}`], parts[`to${suffix}`]];
    const cut = (side: "min" | "max", isOpen: boolean, inches: string) => {
      const open = side === "min" ? -Infinity : Infinity;
      const edge = isOpen ? open : startOf(scene, axis) + inchesToMeters(Number(inches));
      const moved = eachAxis((each) => (each === axis ? edge : scene.box[side][each]));
      scene.update({ box: { ...scene.box, [side]: moved } });
    };
    from.addEventListener("input", () => {
      from.value = String(Math.min(Number(from.value), Number(to.value) - thinnest));
      cut("min", Number(from.value) <= 0, from.value);
    });
    to.addEventListener("input", () => {
      to.value = String(Math.max(Number(to.value), Number(from.value) + thinnest));
      cut("max", Number(to.value) >= Number(to.max), to.value);
    });
  }
  connectBox(parts);
  let shown: ScanScene["box"] | undefined;
  let space: ScanScene["space"] | undefined;
  const show = () => {
    if (scene.box === shown && scene.space === space) return;
    ({ box: shown, space } = scene);
    for (const [axis, suffix] of suffixes) showPair(scene, axis, parts, suffix);
  };
  scene.addEventListener("change", show);
  show();
}

/** Connects the button that shows or hides the sliders of the box. Scrolls the page so that the button stays under the pointer. */
function connectBox({ box, boxSliders }: ViewerParts): void {
  box.addEventListener("click", () => {
    const { top } = box.getBoundingClientRect();
    boxSliders.hidden = !boxSliders.hidden;
    box.ariaExpanded = String(!boxSliders.hidden);
    const scroller = document.fullscreenElement ?? window;
    scroller.scrollBy(0, box.getBoundingClientRect().top - top);
  });
}

/** Returns the position where an axis's sliders are 0, in meters. Heights start at the floor. */
function startOf({ space }: ScanScene, axis: Axis): number {
  return axis === 2 ? Math.max(space.bounds.min[2], 0) : space.bounds.min[axis];
}

function showPair(scene: ScanScene, axis: Axis, parts: ViewerParts, suffix: "" | "X" | "Y"): void {
  const { box, space } = scene;
  const start = startOf(scene, axis);
  // The highest value is one inch beyond the bounds, where nothing is cut away.
  const highest = Math.ceil(Math.round((space.bounds.max[axis] - start) * 1000) / 25.4) + 1;
  const inches = (edge: number) =>
    Number.isFinite(edge) ? Math.round((edge - start) / inchesToMeters(1)) : edge < 0 ? 0 : highest;
  for (const [input, output, edge] of [
    [parts[`from${suffix}`], parts[`from${suffix}Text`], box.min[axis]],
    [parts[`to${suffix}`], parts[`to${suffix}Text`], box.max[axis]],
  ] as const) {
    input.max = String(highest);
    input.value = String(inches(edge));
    output.value = formatFeetAndInches(inchesToMeters(Number(input.value)));
    input.ariaValueText = output.value;
  }
}
