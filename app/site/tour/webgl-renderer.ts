import { compileProgram } from "~/site/viewer/graphics";
import { toRadians } from "~/site/viewer/numbers";
import { focalLength, type PanoramaRenderer } from "./view";

/** One triangle that covers the picture. */
const vertexShader = `#version 300 es
out vec2 place;
void main() {
  place = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  gl_Position = vec4(place, 0, 1);
}`;

const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D panorama;
uniform vec2 extent;
uniform vec2 elevation;
uniform float heading;
in vec2 place;
out vec4 color;
void main() {
  vec2 at = place * extent;
  float forward = elevation.x - at.y * elevation.y;
  float rise = elevation.y + at.y * elevation.x;
  float across = atan(at.x, forward);
  float up = atan(rise, length(vec2(at.x, forward)));
  color = texture(panorama, vec2(0.5 + heading + across / 6.283185307, 0.5 - up / 3.141592654));
}`;

/** Returns a renderer for graphics cards; undefined where the browser has no WebGL 2. */
export function createWebglRenderer(canvas: HTMLCanvasElement): PanoramaRenderer | undefined {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false });
  const program = gl && compileProgram(gl, vertexShader, fragmentShader);
  if (!program) return undefined;
  gl.useProgram(program);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [extent, elevation, heading] = [uniform("extent"), uniform("elevation"), uniform("heading")];
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  // The left edge of a panorama is the right one.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return {
    movingPixels: Infinity,
    show: (panorama) =>
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, fit(gl, panorama)),
    draw: (view) => {
      const { width, height } = canvas;
      const focal = focalLength(view, canvas);
      gl.viewport(0, 0, width, height);
      gl.uniform2f(extent, width / 2 / focal, height / 2 / focal);
      gl.uniform2f(elevation, Math.cos(toRadians(view.elevation)), Math.sin(toRadians(view.elevation)));
      gl.uniform1f(heading, view.heading / 360);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}

/** Returns the panorama no wider than the graphics card takes. */
function fit(gl: WebGL2RenderingContext, panorama: ImageBitmap): TexImageSource {
  const most = Number(gl.getParameter(gl.MAX_TEXTURE_SIZE));
  if (panorama.width <= most) return panorama;
  const smaller = new OffscreenCanvas(most, most / 2);
  smaller.getContext("2d")?.drawImage(panorama, 0, 0, most, most / 2);
  return smaller;
}
