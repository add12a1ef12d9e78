/** A size in CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** What browsers call WebGL that is computed by the processor: SwiftShader, Mesa's two, and that of Windows. */
const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

type Graphics = "card" | "processor";
let graphics: Graphics | undefined;

/** Returns what draws fastest: WebGL on a graphics card, or else a renderer on the processor, also where there is no WebGL. */
function fastestGraphics(): Graphics {
  graphics ??= findGraphics();
  return graphics;
}

/** Looks at a canvas of its own: a canvas that has given one kind of context gives no other. */
function findGraphics(): Graphics {
  const gl = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (!gl) return "processor";
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return softwareNames.test(name) ? "processor" : "card";
}

/** Makes a renderer for a canvas; undefined where the browser gives it no canvas of that kind. */
type MakeRenderer<Renderer> = (canvas: HTMLCanvasElement) => Renderer | undefined;

export type RendererKinds<Renderer> = Record<"byCard" | "byProcessor", MakeRenderer<Renderer>>;

/**
 * Returns a renderer for the canvas: by a graphics card, or else by the processor; undefined where the browser gives no canvas
 * of either kind.
 */
export function createRenderer<Renderer>(
  canvas: HTMLCanvasElement,
  { byCard, byProcessor }: RendererKinds<Renderer>,
): Renderer | undefined {
  return (fastestGraphics() === "processor" ? byProcessor(canvas) : undefined) ?? byCard(canvas);
}

/**
 * The most pixels of a moving picture that the processor draws: somewhat more than 800 by 600. A picture of a whole screen would not move
 * fluently.
 */
const affordablePixels = 600_000;

/** A picture in memory, row by row from the top: red, green, blue and alpha in the order of their bytes in an ImageData. */
export interface Raster {
  width: number;
  height: number;
  pixels: Int32Array;
}

/** Returns what every renderer on the processor has, and its way to draw; undefined where the browser has no 2D canvas. */
export function createRasterCanvas(canvas: HTMLCanvasElement) {
  // Pixels that JavaScript writes are best kept where it can reach them.
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) return undefined;
  let image: ImageData | undefined;
  return {
    movingPixels: affordablePixels,
    /** Shows the picture that `draw` writes into memory, at the size of the canvas. */
    paint: (draw: (target: Raster) => void) => {
      const { width, height } = canvas;
      if (image?.width !== width || image.height !== height) image = context.createImageData(width, height);
      draw({ width, height, pixels: new Int32Array(image.data.buffer) });
      context.putImageData(image, 0, 0);
    },
    // Gives the memory back at once.
    dispose: () => (canvas.width = canvas.height = 0),
  };
}

/** Returns a program of two shaders; undefined where the context is lost or they cannot be linked. */
export function compileProgram(
  gl: WebGL2RenderingContext,
  vertexShader: string,
  fragmentShader: string,
): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
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
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}
