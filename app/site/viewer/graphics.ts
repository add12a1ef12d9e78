/** What browsers call WebGL that is computed by the processor: SwiftShader, Mesa's two, and that of Windows. */
const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

type Graphics = "card" | "processor";
let graphics: Graphics | undefined;

/** Returns what draws fastest: WebGL on a graphics card, or else a renderer on the processor, also where there is no WebGL. */
export function fastestGraphics(): Graphics {
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
