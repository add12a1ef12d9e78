import {
  Color,
  DepthTexture,
  GLSL3,
  NearestFilter,
  NoBlending,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { FullScreenQuad } from "three/addons/postprocessing/Pass.js";
import { isFlatLens, type Lens } from "./camera";

/** Darkens each pixel by its depth behind its neighbors, which makes edges and hollows visible without a light source. */
const fragmentShader = `
uniform sampler2D colors;
uniform sampler2D depths;
uniform vec3 ground;
uniform vec2 planes;
uniform float flatScale;
uniform int reach;
out lowp vec4 pixel;

const ivec2 directions[8] = ivec2[8](
  ivec2(1, 0), ivec2(-1, 0), ivec2(0, 1), ivec2(0, -1), ivec2(1, 1), ivec2(-1, 1), ivec2(1, -1), ivec2(-1, -1)
);

/** A scale of depth on which a step has the same size in the picture, near and far. */
float reliefOf(float depth) {
  if (flatScale > 0.0) return depth * flatScale;
  return log2(planes.x * planes.y / (planes.y - depth * (planes.y - planes.x)));
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  ivec2 last = textureSize(depths, 0) - 1;
  float depth = texelFetch(depths, at, 0).x;
  if (depth == 1.0) {
    pixel = vec4(ground, 1.0);
    return;
  }
  float relief = reliefOf(depth);
  float behind = 0.0;
  for (int index = 0; index < 8; index++) {
    ivec2 neighbor = clamp(at + directions[index] * reach, ivec2(0), last);
    behind += max(0.0, relief - reliefOf(texelFetch(depths, neighbor, 0).x));
  }
  float shade = max(exp(-behind * STRENGTH), 0.25);
  pixel = vec4(texelFetch(colors, at, 0).rgb * shade, 1.0);
}`;

/** Darkening per step of depth between a pixel and its neighbors. */
const strength = 4;
/** The distance in CSS pixels between a pixel and the neighbors that it is compared with. */
const reach = 1.4;

/** Draws a scene with eye-dome lighting: first into color and depth textures, then onto the canvas. */
export class EyeDome {
  readonly #target = new WebGLRenderTarget(1, 1, {
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthTexture: new DepthTexture(1, 1),
  });
  readonly #uniforms = {
    colors: { value: this.#target.texture },
    depths: { value: this.#target.depthTexture },
    ground: { value: new Color() },
    planes: { value: new Vector2() },
    flatScale: { value: 0 },
    reach: { value: 1 },
  };
  readonly #material = new ShaderMaterial({
    uniforms: this.#uniforms,
    vertexShader: "void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }",
    fragmentShader,
    glslVersion: GLSL3,
    defines: { STRENGTH: strength.toFixed(1) },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  });
  readonly #quad = new FullScreenQuad(this.#material);

  draw(renderer: WebGLRenderer, scene: Scene, lens: Lens, pixelRatio: number): void {
    const { width, height } = renderer.domElement;
    const { ground, planes, flatScale, reach: pixels } = this.#uniforms;
    this.#target.setSize(width, height);
    renderer.setRenderTarget(this.#target);
    renderer.render(scene, lens);
    renderer.setRenderTarget(null);
    renderer.getClearColor(ground.value);
    planes.value.set(lens.near, lens.far);
    // With this scale, a step is as dark as in a perspective picture at the target's distance.
    flatScale.value = isFlatLens(lens) ? (1.34 * (lens.far - lens.near) * lens.zoom) / (2 * lens.top) : 0;
    pixels.value = Math.max(1, Math.round(reach * pixelRatio));
    this.#quad.render(renderer);
  }

  dispose(): void {
    this.#target.depthTexture?.dispose();
    this.#target.dispose();
    this.#material.dispose();
    this.#quad.dispose();
  }
}
