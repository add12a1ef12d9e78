import { setAddress } from "~/site/viewer/open-viewer";
import { bounds, type Vector } from "./scan-data";
import type { ViewName } from "./views";

const start = "measure=";

/** Makes the address of the page lead to one of the views. */
export const addressView = (view: ViewName) => setAddress("scan", view);

/** Makes the address of the page lead to a measurement, to the millimeter. */
export function addressMeasurement(from: Vector, to: Vector): void {
  setAddress("scan", start + [...from, ...to].map((meters) => Math.round(meters * 1000)).join(","));
}

/** Reads a measurement that `addressMeasurement` wrote; undefined if it is another address or lies outside of the scan. */
export function readMeasurement(address: string): readonly [Vector, Vector] | undefined {
  if (!address.startsWith(start)) return undefined;
  const numbers = address
    .slice(start.length)
    .split(",")
    .map((part) => Number(part) / 1000);
  const isInside = (value: number, index: number) =>
    value >= (bounds.min[index % 3] ?? Infinity) - 0.001 &&
    value <= (bounds.max[index % 3] ?? -Infinity) + 0.001;
  if (numbers.length !== 6 || !numbers.every(isInside)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return [
    [a, b, c],
    [d, e, f],
  ];
}
