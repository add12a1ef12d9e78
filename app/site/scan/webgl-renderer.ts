import { columnMajor, forStored } from "~/site/point-cloud/camera";
import { pointBytes, type PointCloud } from "~/site/point-cloud/point-cloud";
import { sizeOf, toStoredBox, type Vector } from "~/site/point-cloud/vector";
import { compileProgram } from "~/site/viewer/graphics";
import { classColors, type ColorMode, colorsOf, heightColors } from "./coloring";
import { background, type Frame, type FramePart, type Renderer } from "./renderer";

const rampEnd = heightColors.length - 1;
const tints: Readonly<Record<ColorMode, string>> = {
  picture: "color",
  height: "rampColor(position.z)",
  intensity: "rampColor(intensity)",
  class: `ramp[min(int(kind), ${classColors.length - 1})]`,
};

/**
 * Draws each point as a square that is smaller with its depth. Points outside of the box are moved out of the picture. One
 * program for each kind of color and no branches: a software renderer runs both sides of a branch for every point.
 */
const vertexShader = (mode: ColorMode) => `#version 300 es
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 color;
layout(location = 2) in float intensity;
layout(location = 3) in float kind;
uniform mat4 matrix;
uniform vec3 splat;
uniform vec3 low;
uniform vec3 high;
uniform vec2 place;
uniform vec3 ramp[${classColors.length}];
flat out lowp vec3 tint;

vec3 rampColor(float number) {
  float step = clamp(number * place.x + place.y, 0.0, 1.0) * ${rampEnd}.0;
  int below = min(int(step), ${rampEnd - 1});
  return mix(ramp[below], ramp[below + 1], step - float(below));
}

void main() {
  vec4 at = matrix * vec4(position, 1.0);
  float hidden = dot(step(position, low) + step(high, position), vec3(1.0));
  gl_Position = vec4(at.xy + hidden * 1e6, at.zw);
  gl_PointSize = clamp(splat.x / at.w, splat.y, splat.z);
  tint = ${tints[mode]};
}`;

const fragmentShader = `#version 300 es
flat in lowp vec3 tint;
out lowp vec4 pixel;

void main() {
  pixel = vec4(tint, 1.0);
}`;

interface Uploaded {
  buffer: WebGLBuffer | null;
  array: WebGLVertexArrayObject | null;
  count: number;
}

/** Returns a renderer of points with WebGL 2; undefined where the browser has none. */
export function createWebglRenderer(canvas: HTMLCanvasElement): Renderer | undefined {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, powerPreference: "low-power" });
  if (!gl) return undefined;
  // Compiles the shaders while the points are on their way.
  const pictureProgram = createProgram(gl, "picture");
  if (!pictureProgram) return undefined;
  const programs = new Map<ColorMode, Program>([["picture", pictureProgram]]);
  const uploaded = new Map<PointCloud, Uploaded>();
  gl.enable(gl.DEPTH_TEST);
  const [red, green, blue] = background;
  gl.clearColor(red / 255, green / 255, blue / 255, 1);

  const programOf = (mode: ColorMode): Program => {
    const program = programs.get(mode) ?? createProgram(gl, mode) ?? pictureProgram;
    programs.set(mode, program);
    return program;
  };

  return {
    movingPixels: Infinity,
    draw: (frame) => {
      const program = programOf(frame.coloring.mode);
      gl.useProgram(program.program);
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      for (const part of frame.parts) {
        const points = uploaded.get(part.cloud) ?? reserve(gl, part.cloud);
        uploaded.set(part.cloud, points);
        upload(gl, points, part.cloud);
        drawPart(gl, program, part, frame);
      }
    },
    release: (cloud) => {
      const points = uploaded.get(cloud);
      if (!points || !uploaded.delete(cloud)) return;
      gl.deleteVertexArray(points.array);
      gl.deleteBuffer(points.buffer);
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

function reserve(gl: WebGL2RenderingContext, { capacity }: PointCloud): Uploaded {
  const [array, buffer] = [gl.createVertexArray(), gl.createBuffer()];
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, capacity * pointBytes, gl.STATIC_DRAW);
  for (const [location, length, type, isShare, offset] of [
    [0, 3, gl.UNSIGNED_SHORT, true, 0],
    [1, 3, gl.UNSIGNED_BYTE, true, 8],
    [2, 1, gl.UNSIGNED_SHORT, true, 6],
    [3, 1, gl.UNSIGNED_BYTE, false, 11],
  ] as const) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, length, type, isShare, pointBytes, offset);
  }
  return { array, buffer, count: 0 };
}

function upload(gl: WebGL2RenderingContext, points: Uploaded, { bytes, count }: PointCloud): void {
  gl.bindVertexArray(points.array);
  if (points.count === count) return;
  gl.bindBuffer(gl.ARRAY_BUFFER, points.buffer);
  const from = points.count * pointBytes;
  gl.bufferSubData(gl.ARRAY_BUFFER, from, bytes, from, count * pointBytes - from);
  points.count = count;
}

function drawPart(
  gl: WebGL2RenderingContext,
  program: Program,
  { cloud: { bounds }, count, splats }: FramePart,
  { projection, pixelRatio, box, coloring }: Frame,
): void {
  gl.uniformMatrix4fv(program.matrix, false, columnMajor(forStored(projection, bounds, 1)));
  gl.uniform3f(
    program.splat,
    splats.atOneMeter * pixelRatio,
    splats.min * pixelRatio,
    splats.max * pixelRatio,
  );
  const { min, max } = toStoredBox(box, bounds, 1);
  // Infinite uniforms are undefined; outside of 0 to 1 there is no point.
  const finite = (corner: Vector): [number, number, number] => {
    const [x, y, z] = corner.map((each) => Math.min(Math.max(each, -1), 2));
    return [x ?? 0, y ?? 0, z ?? 0];
  };
  gl.uniform3f(program.low, ...finite(min));
  gl.uniform3f(program.high, ...finite(max));
  const [from, to] = coloring.range;
  const perUnit = 1 / Math.max(to - from, 1e-6);
  if (coloring.mode === "intensity") gl.uniform2f(program.place, 65_535 * perUnit, -from * perUnit);
  else gl.uniform2f(program.place, sizeOf(bounds)[2] * perUnit, (bounds.min[2] - from) * perUnit);
  gl.drawArrays(gl.POINTS, 0, count);
}

type Uniform = "matrix" | "splat" | "low" | "high" | "place";
type Program = { program: WebGLProgram } & Record<Uniform, WebGLUniformLocation | null>;

function createProgram(gl: WebGL2RenderingContext, mode: ColorMode): Program | undefined {
  const program = compileProgram(gl, vertexShader(mode), fragmentShader);
  if (!program) return undefined;
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  gl.useProgram(program);
  const colors = colorsOf(mode).flat();
  if (colors.length > 0)
    gl.uniform3fv(
      uniform("ramp"),
      colors.map((part) => part / 255),
    );
  return {
    program,
    matrix: uniform("matrix"),
    splat: uniform("splat"),
    low: uniform("low"),
    high: uniform("high"),
    place: uniform("place"),
  };
}
