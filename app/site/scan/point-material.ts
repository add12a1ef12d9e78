import { Color, GLSL3, NoBlending, ShaderMaterial, Vector2, Vector3 } from "three";
import type { Bounds, Vector } from "~/site/scan-file/vector";
import { classColors, type Coloring, type ColorMode, colorsOf, heightColors } from "./coloring";

const rampEnd = heightColors.length - 1;
const tints: Readonly<Record<ColorMode, string>> = {
  picture: "vec3(mod(packed, 256.0).x, floor(packed.x / 256.0), mod(packed.y, 256.0)) / 255.0",
  height: "rampColor(place.z)",
  intensity: "rampColor(intensity * 65535.0)",
  class: `ramp[min(int(packed.y / 256.0), ${classColors.length - 1})]`,
};

/**
 * Draws each point as a disk whose size decreases with its depth, and moves points outside of the box out of the picture. `packed` contains
 * two 16-bit numbers: red and green, and blue and the class.
 */
const vertexShader = `
in float intensity;
in vec2 packed;
uniform vec3 low;
uniform vec3 high;
uniform vec2 range;
uniform vec3 ramp[${classColors.length}];
uniform float diameter;
uniform float halfHeight;
uniform vec2 limits;
uniform int first;
flat out lowp vec3 tint;

vec3 rampColor(float number) {
  float share = clamp((number - range.x) / max(range.y - range.x, 1e-6), 0.0, 1.0) * ${rampEnd}.0;
  int below = min(int(share), ${rampEnd - 1});
  return mix(ramp[below], ramp[below + 1], share - float(below));
}

vec3 numberColor(int number) {
  return vec3(number & 255, (number >> 8) & 255, number >> 16) / 255.0;
}

void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vec4 at = projectionMatrix * viewMatrix * place;
  float hidden = dot(step(place.xyz, low) + step(high, place.xyz), vec3(1.0));
  gl_Position = vec4(at.xy + hidden * 1e9, at.zw);
  gl_PointSize = clamp(diameter * projectionMatrix[1][1] * halfHeight / at.w, limits.x, limits.y);
  tint = TINT;
}`;

const fragmentShader = `
flat in lowp vec3 tint;
out lowp vec4 pixel;

void main() {
  vec2 at = gl_PointCoord * 2.0 - 1.0;
  if (dot(at, at) > 1.0) discard;
  pixel = vec4(tint, 1.0);
}`;

/**
 * The factor from the average spacing of points to their diameter. Points are scattered at random, so smaller disks would leave gaps in a
 * surface.
 */
const overlap = 2.3;
/** The minimum and the maximum diameter of a point, in CSS pixels. */
const limits = [1.6, 20] as const;
/** Replaces infinity in the box, because infinite numbers are undefined in a shader. It is farther than any point. */
const endless = 1e9;

/** The two materials of points: one draws their colors, the other their numbers, which `pick` reads. */
export class PointMaterials {
  readonly #uniforms = {
    low: { value: new Vector3() },
    high: { value: new Vector3() },
    range: { value: new Vector2() },
    ramp: { value: classColors.map(() => new Color()) },
    diameter: { value: 0 },
    halfHeight: { value: 0 },
    limits: { value: new Vector2() },
    first: { value: 0 },
  };
  readonly colored = this.#create(tints.picture);
  readonly numbered = this.#create("numberColor(first + gl_VertexID)");

  #create(tint: string): ShaderMaterial {
    return new ShaderMaterial({
      uniforms: this.#uniforms,
      vertexShader,
      fragmentShader,
      glslVersion: GLSL3,
      defines: { TINT: tint },
      blending: NoBlending,
    });
  }

  /** Prepares a picture. `height` is in CSS pixels. */
  set({ min, max }: Bounds, { mode, range }: Coloring, height: number, pixelRatio: number): void {
    const { low, high, range: ends, ramp, halfHeight, limits: sizes } = this.#uniforms;
    const finite = (corner: Vector) =>
      corner.map((each) => Math.min(Math.max(each, -endless), endless)) as [number, number, number];
    low.value.set(...finite(min));
    high.value.set(...finite(max));
    ends.value.set(...range);
    for (const [index, [red, green, blue]] of colorsOf(mode).entries())
      ramp.value[index]?.setRGB(red / 255, green / 255, blue / 255);
    halfHeight.value = (height * pixelRatio) / 2;
    sizes.value.set(limits[0] * pixelRatio, limits[1] * pixelRatio);
    if (this.colored.defines.TINT === tints[mode]) return;
    this.colored.defines.TINT = tints[mode];
    this.colored.needsUpdate = true;
  }

  /**
   * Prepares the part of the points that is drawn next.
   *
   * @param spacing meters between neighbors
   * @param first the number of the part's first point
   */
  setPart(spacing: number, first: number): void {
    this.#uniforms.diameter.value = overlap * spacing;
    this.#uniforms.first.value = first;
    for (const material of [this.colored, this.numbered]) material.uniformsNeedUpdate = true;
  }

  dispose(): void {
    this.colored.dispose();
    this.numbered.dispose();
  }
}
