/** The route of the sample tour in the pixels of the picture `plan-top`. */
import type { Point } from "~/site/drawings/floor-plan";
import { tourRoute } from "./positions";

/** The picture: seen straight from above, as the camera `top` in art/scripts/apartment.py sets it. */
export const picture = { width: 800, height: 500, center: [5.7, 4.1], metersAcross: 15.2 } as const;

function toPicture([x, y]: Point): { x: number; y: number } {
  const scale = picture.width / picture.metersAcross;
  const [centerX, centerY] = picture.center;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(picture.width / 2 + (x - centerX) * scale),
    y: round(picture.height / 2 - (y - centerY) * scale),
  };
}

export const stationMarks = tourRoute.stations.map(toPicture);
export const routePath = [tourRoute.entry, ...tourRoute.legs]
  .map((leg) => {
    const points = leg.map(toPicture).map(({ x, y }) => `${x} ${y}`);
    return `M${points.join("L")}`;
  })
  .join("");
