import { createCanvasRenderer } from "./canvas-renderer";
import type { Renderer } from "./renderer";
import { createWebglRenderer } from "./webgl-renderer";

/** What browsers call WebGL that is computed by the processor: SwiftShader, Mesa's two, and that of Windows. */
const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

type Graphics = "card" | "processor" | "none";
let graphics: Graphics | undefined;

/** Returns a renderer for the canvas: by a graphics card, or else by the processor; undefined where there is no WebGL 2. */
export function createRenderer(canvas: HTMLCanvasElement, capacity: number): Renderer | undefined {
  graphics ??= findGraphics();
  if (graphics === "none") return undefined;
  return (
    (graphics === "processor" ? createCanvasRenderer(canvas) : undefined) ??
    createWebglRenderer(canvas, capacity)
  );
}

/** Looks at a canvas of its own: a canvas that has given one kind of context gives no other. */
function findGraphics(): Graphics {
  const canvas = document.createElement("canvas");
  const fast = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  const gl = fast ?? canvas.getContext("webgl2");
  if (!gl) return "none";
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return fast && !softwareNames.test(name) ? "card" : "processor";
}
