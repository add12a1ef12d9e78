import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Raster } from "~/site/viewer/graphics";
import { toRadians } from "~/site/viewer/numbers";
import { samplePanorama } from "./canvas-renderer";
import { focalLength, type TourCamera } from "./view";

const [width, height] = [1024, 512];

/** A panorama whose color tells where it is: red and green the column, blue the line. */
const panorama: Raster = {
  width,
  height,
  pixels: Int32Array.from({ length: width * height }, (_, index) => {
    const column = index % width;
    return (column & 255) | ((column >> 8) << 8) | (((index / width) >> 1) << 16) | (255 << 24);
  }),
};

const read = (pixel = 0) => ({
  column: (pixel & 255) | (((pixel >> 8) & 255) << 8),
  line: ((pixel >> 16) & 255) * 2,
});

function draw(view: TourCamera, isSmooth: boolean): Raster {
  const target = { width: 400, height: 300, pixels: new Int32Array(400 * 300) };
  samplePanorama(target, panorama, view, isSmooth);
  return target;
}

/** Returns the column and the line of a pixel, straight from the definition of the projection. */
function expected(view: TourCamera, target: Raster, x: number, y: number) {
  const focal = focalLength(view, target);
  const right = (x + 0.5 - target.width / 2) / focal;
  const above = (target.height / 2 - y - 0.5) / focal;
  const pitch = toRadians(view.elevation);
  const forward = Math.cos(pitch) - above * Math.sin(pitch);
  const up = Math.sin(pitch) + above * Math.cos(pitch);
  const heading = Math.atan2(right, forward) + toRadians(view.heading);
  const elevation = Math.atan2(up, Math.hypot(right, forward));
  return {
    column: ((((heading / (2 * Math.PI) + 0.5) * width) % width) + width) % width,
    line: (0.5 - elevation / Math.PI) * height,
  };
}

test("every pixel shows what lies in its direction, in any view", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: -75, max: 75 }),
      fc.integer({ min: 45, max: 105 }),
      (heading, elevation, angle) => {
        const view = { heading, elevation, angle };
        const target = draw(view, false);
        for (let index = 0; index < target.pixels.length; index += 397) {
          const [x, y] = [index % target.width, Math.floor(index / target.width)];
          const wanted = expected(view, target, x, y);
          const seen = read(target.pixels[index]);
          const beside = Math.abs(seen.column - wanted.column);
          // The color tells the whole column, and the direction may be half of one off.
          expect(Math.min(beside, width - beside)).toBeLessThan(1.5);
          expect(Math.abs(seen.line - wanted.line)).toBeLessThan(3);
        }
      },
    ),
    {
      numRuns: 25,
      // Where the columns of the panorama bend most.
      examples: [
        [0, -62, 105],
        [100, -65, 104],
      ],
    },
  );
});

describe("a picture at rest", () => {
  test("mixes the colors of four pixels", () => {
    const checks: Raster = {
      width: 4,
      height: 2,
      pixels: Int32Array.from([0, 0xffffff, 0, 0xffffff, 0, 0xffffff, 0, 0xffffff]),
    };
    const target = { width: 64, height: 64, pixels: new Int32Array(64 * 64) };
    samplePanorama(target, checks, { heading: 45, elevation: 0, angle: 60 }, true);
    const grays = new Set([...target.pixels].map((pixel) => pixel & 255));
    expect(grays.size).toBeGreaterThan(20);
  });

  test("has no edge where the panorama ends on both sides", () => {
    const plain: Raster = { width: 8, height: 4, pixels: new Int32Array(32).fill(0x336699 | (255 << 24)) };
    const target = { width: 64, height: 48, pixels: new Int32Array(64 * 48) };
    samplePanorama(target, plain, { heading: 180, elevation: 75, angle: 100 }, true);
    expect(new Set(target.pixels)).toEqual(new Set([0x336699 | (255 << 24)]));
  });
});
