import { columnMajor, forStored, type Matrix } from "./camera";
import { heightColors } from "./height-colors";
import { pointBytes, type PointCloud } from "./point-cloud";
import { fragmentShader, vertexShader } from "./shaders";
import type { SplatSizes } from "./splat-size";

interface Frame {
  /** From meters to clip coordinates. */
  projection: Matrix;
  /** How many points are drawn, from the first. */
  count: number;
  splats: SplatSizes;
  /** Device pixels per CSS pixel. */
  pixelRatio: number;
  /** The heights that are shown, as stored z values. */
  slice: readonly [lowest: number, highest: number];
  isColoredByHeight: boolean;
}

export interface Renderer {
  /** Copies the points from index `from` to the end of the cloud to the graphics card. */
  upload: (cloud: PointCloud, from: number) => void;
  draw: (frame: Frame) => void;
  dispose: () => void;
}

/** Returns a renderer of points with WebGL 2; undefined where the browser has none. */
export function createRenderer(canvas: HTMLCanvasElement, capacity: number): Renderer | undefined {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, powerPreference: "low-power" });
  if (!gl) return undefined;
  const pictureProgram = createProgram(gl, false);
  if (!pictureProgram) return undefined;
  let heightProgram: Program | undefined;
  gl.enable(gl.DEPTH_TEST);
  // The ink of the design, on which the poster is drawn as well.
  gl.clearColor(10 / 255, 18 / 255, 26 / 255, 1);
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
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader(isColoredByHeight)],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    // A lost context has no shaders.
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  gl.useProgram(program);
  gl.uniform3fv(
    uniform("ramp"),
    heightColors.flat().map((part) => part / 255),
  );
  return { program, matrix: uniform("matrix"), splat: uniform("splat"), slice: uniform("slice") };
}
