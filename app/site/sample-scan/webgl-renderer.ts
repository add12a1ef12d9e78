import { compileProgram } from "~/site/viewer/webgl";
import { columnMajor, forStored } from "./camera";
import { pointBytes } from "./point-cloud";
import { background, heightColors, type Renderer } from "./renderer";
import { roomHeight, toStoredHeight } from "./scan-data";

const floor = toStoredHeight(0) / 65_535;
const ceiling = toStoredHeight(roomHeight) / 65_535;

/**
 * Draws each point as a square that is smaller with its depth. Points outside of the slice are moved out of the picture. One
 * program for each kind of color and no branches: a software renderer runs both sides of a branch for every point.
 */
const vertexShader = (isColoredByHeight: boolean) => `#version 300 es
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 color;
uniform mat4 matrix;
uniform vec3 splat;
uniform vec2 slice;
uniform vec3 ramp[5];
flat out lowp vec3 tint;

vec3 heightColor() {
  float height = clamp((position.z - ${floor}) / ${ceiling - floor}, 0.0, 1.0) * 4.0;
  int below = min(int(height), 3);
  return mix(ramp[below], ramp[below + 1], height - float(below));
}

void main() {
  vec4 place = matrix * vec4(position, 1.0);
  float hidden = step(position.z, slice.x) + step(slice.y, position.z);
  gl_Position = vec4(place.xy + hidden * 1e6, place.zw);
  gl_PointSize = clamp(splat.x / place.w, splat.y, splat.z);
  tint = ${isColoredByHeight ? "heightColor()" : "color"};
}`;

const fragmentShader = `#version 300 es
flat in lowp vec3 tint;
out lowp vec4 pixel;

void main() {
  pixel = vec4(tint, 1.0);
}`;

/** Returns a renderer of points with WebGL 2; undefined where the browser has none. */
export function createWebglRenderer(canvas: HTMLCanvasElement, capacity: number): Renderer | undefined {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, powerPreference: "low-power" });
  if (!gl) return undefined;
  const pictureProgram = createProgram(gl, false);
  if (!pictureProgram) return undefined;
  let heightProgram: Program | undefined;
  gl.enable(gl.DEPTH_TEST);
  const [red, green, blue] = background;
  gl.clearColor(red / 255, green / 255, blue / 255, 1);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, capacity * pointBytes, gl.STATIC_DRAW);
  for (const [location, type, offset] of [
    [0, gl.UNSIGNED_SHORT, 0],
    [1, gl.UNSIGNED_BYTE, 8],
  ] as const) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, 3, type, true, pointBytes, offset);
  }
  // Compiles the shaders while the points are on their way.
  gl.useProgram(pictureProgram.program);
  gl.drawArrays(gl.POINTS, 0, 1);

  return {
    movingPixels: Infinity,
    upload: ({ bytes, count }, from) =>
      gl.bufferSubData(
        gl.ARRAY_BUFFER,
        from * pointBytes,
        bytes,
        from * pointBytes,
        (count - from) * pointBytes,
      ),
    draw: (frame) => {
      const { splats, pixelRatio } = frame;
      if (frame.isColoredByHeight) heightProgram ??= createProgram(gl, true);
      const current = (frame.isColoredByHeight ? heightProgram : undefined) ?? pictureProgram;
      gl.useProgram(current.program);
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.uniformMatrix4fv(current.matrix, false, columnMajor(forStored(frame.projection, 1)));
      gl.uniform3f(
        current.splat,
        splats.atOneMeter * pixelRatio,
        splats.min * pixelRatio,
        splats.max * pixelRatio,
      );
      gl.uniform2f(current.slice, frame.slice[0] / 65_535, frame.slice[1] / 65_535);
      gl.drawArrays(gl.POINTS, 0, frame.count);
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

interface Program {
  program: WebGLProgram;
  matrix: WebGLUniformLocation | null;
  splat: WebGLUniformLocation | null;
  slice: WebGLUniformLocation | null;
}

function createProgram(gl: WebGL2RenderingContext, isColoredByHeight: boolean): Program | undefined {
  const program = compileProgram(gl, vertexShader(isColoredByHeight), fragmentShader);
  if (!program) return undefined;
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  gl.useProgram(program);
  gl.uniform3fv(
    uniform("ramp"),
    heightColors.flat().map((part) => part / 255),
  );
  return { program, matrix: uniform("matrix"), splat: uniform("splat"), slice: uniform("slice") };
}
