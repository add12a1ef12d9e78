import {
  Cache,
  EquirectangularAdapter,
  PSVError,
  SYSTEM,
  utils,
  Viewer as SphereViewer,
} from "@photo-sphere-viewer/core";
import coreStyles from "@photo-sphere-viewer/core/index.css?inline";
import { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import { VirtualTourPlugin } from "@photo-sphere-viewer/virtual-tour-plugin";
import tourStyles from "@photo-sphere-viewer/virtual-tour-plugin/index.css?inline";
import type { Texture } from "three";
import * as text from "~/messages/sample-tour";
import { collectParts } from "~/site/viewer/elements";
import { openViewers, type Viewer, type ViewerPlace } from "~/site/viewer/open-viewer";
import { tellLoss } from "~/site/viewer/tell-loss";
import { connectControls, connectMotion, connectPositionKeys, keyboardActions } from "./controls";
import { Overlay, type TourParts } from "./overlay";
import { prefersReducedMotion, Walk } from "./walk";

/** The limits of the vertical angle of view, in degrees. */
const [narrowestAngle, widestAngle] = [30, 100];
/** The initial angle of view of the longer side, in degrees. */
const firstAngle = 100;
/** A higher ratio slows phones down without a visible gain. */
const maxDevicePixelRatio = 2;

/** Removes the library's background, which would cover the poster and the focus ring, and delays its loading ring by 500 ms. */
const ownStyles = `
.psv-container { z-index: -1; background: none }
.psv-loader-container { animation: psv-wait 1ms 500ms backwards }
.psv-virtual-tour-arrows { filter: none }
.psv-virtual-tour-link * { box-sizing: border-box }
@keyframes psv-wait { from { opacity: 0 } }`;

const styles = new CSSStyleSheet();
// Tailwind's utilities are in a later layer, so they take precedence.
styles.replaceSync(`@layer components { ${coreStyles} ${tourStyles} ${ownStyles} }`);
document.adoptedStyleSheets.push(styles);

// The browser already caches panoramas. Another copy of ten large ones would exceed a phone's memory.
Cache.enabled = false;

type LoadedPanorama = Awaited<ReturnType<EquirectangularAdapter["loadTexture"]>>;

/** Milliseconds without a byte until the load fails. */
const timeout = 30_000;

/**
 * Loads panoramas by their addresses, separated by spaces: the browser decodes the first supported format. It uses `createImageBitmap`
 * instead of image elements. So the content security policy needs no `blob:`, and a truncated file is an error instead of a half gray
 * picture.
 */
class PanoramaAdapter extends EquirectangularAdapter {
  static override readonly id = "panorama";

  /** @throws {PSVError} if the browser cannot decode any of the files */
  override async loadTexture(sources: string, hasProgress = true): Promise<LoadedPanorama> {
    for (const source of sources.split(" ")) {
      const picture = await decode(await this.#load(source, hasProgress));
      if (!picture) continue;
      const texture: Texture = utils.createTexture(picture);
      // WebGL starts at the bottom, a decoded picture at the top. Not every browser can flip a decoded picture.
      texture.flipY = false;
      texture.repeat.y = -1;
      texture.offset.y = 1;
      const panoData = utils.mergePanoData(picture.width, picture.height);
      return { panorama: sources, texture, panoData, cacheKey: sources };
    }
    throw new PSVError("The browser cannot decode the panorama.");
  }

  override disposeTexture(data: LoadedPanorama): void {
    super.disposeTexture(data);
    // Frees the memory now instead of at the next garbage collection.
    const picture: unknown = data.texture.image;
    if (picture instanceof ImageBitmap) picture.close();
  }

  #load(source: string, hasProgress: boolean): Promise<Blob> {
    const { textureLoader, loader } = this.viewer;
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const giveUp = () => reject(new Error("The panorama did not arrive."));
      const arrive = (percent: number) => {
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeout);
        if (hasProgress) loader.setProgress(percent);
      };
      textureLoader
        .loadFile(source, arrive)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }
}

/** Returns a picture no wider than the graphics card's limit. Undefined if the browser cannot decode it. */
async function decode(file: Blob): Promise<ImageBitmap | OffscreenCanvas | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const most = SYSTEM.maxTextureWidth;
  if (!bitmap || bitmap.width <= most) return bitmap;
  const smaller = new OffscreenCanvas(most, most / 2);
  smaller.getContext("2d")?.drawImage(bitmap, 0, 0, most, most / 2);
  bitmap.close();
  return smaller;
}

openViewers({ kind: "tour", create: createTour });

function createTour(place: ViewerPlace): Viewer | undefined {
  const { view, tools, address } = place;
  if (!findSystem()) return undefined;
  const parts = collectParts(view, tools) as unknown as TourParts;
  const { canvas } = parts;
  const overlay = new Overlay(view, parts);
  const viewer = new SphereViewer({
    container: canvas,
    adapter: PanoramaAdapter,
    plugins: [
      VirtualTourPlugin.withConfig({
        dataMode: "server",
        getNode: (id) => overlay.toNode(id),
        renderMode: "2d",
        showLinkTooltip: false,
      }),
      GyroscopePlugin,
    ],
    // The buttons of view-frame.tsx replace it, because they have roles, names and states.
    navbar: false,
    keyboard: false,
    keyboardActions,
    mousewheel: false,
    minFov: narrowestAngle,
    maxFov: widestAngle,
    ...(prefersReducedMotion() && { moveInertia: 0 }),
    lang: { loading: text.loading, loadError: text.loadFailed, webglError: text.unsupported },
  });
  const { dataHelper, state } = viewer;
  viewer.zoom(dataHelper.fovToZoomLevel(state.aspect > 1 ? dataHelper.hFovToVFov(firstAngle) : firstAngle));
  const plugins = {
    tour: viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin),
    gyroscope: viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin),
  };
  const walk = new Walk(viewer, overlay, plugins);
  viewer.addEventListener("ready", () => (view.dataset.state = "still"));
  viewer.addEventListener("render", () => overlay.draw(walk.current, viewer));
  connectControls(view, viewer, parts);
  connectMotion(plugins.gyroscope, parts);
  const loss = tellLoss(place, parts, { lost: text.contextLost, gone: text.contextGone });
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  canvas.addEventListener("webglcontextlost", loss.onLost, options);
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      loss.onRestored();
      view.dataset.state = "still";
      viewer.needsUpdate();
    },
    options,
  );
  view.addEventListener("click", ({ target }) => {
    const { to, walk: heading, position } = (target as Element).closest("button")?.dataset ?? {};
    if (to) walk.go(to, Number(heading));
    else if (position) walk.go(position);
    else return;
    // The button may move out of view.
    canvas.focus({ preventScroll: true });
  });
  tools.addEventListener("click", ({ target }) => {
    const { step } = (target as Element).closest("button")?.dataset ?? {};
    if (step) walk.step(step === "1" ? 1 : -1);
  });
  if (!overlay.hasWays) connectPositionKeys(view, canvas, (by) => walk.step(by));
  walk.start(address);
  const close = () => {
    listening.abort();
    loss.stop();
    viewer.destroy();
  };
  return { canvas, goTo: (next) => walk.start(next), close };
}

/** Sets the browser's capabilities, because the library would detect them and store them in localStorage. Returns false without WebGL 2. */
function findSystem(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return false;
  Object.assign(SYSTEM, {
    loaded: true,
    pixelRatio: Math.min(devicePixelRatio, maxDevicePixelRatio),
    isWebGLSupported: true,
    maxTextureWidth: gl.getParameter(gl.MAX_TEXTURE_SIZE) as number,
    isTouchEnabled: { initial: true, promise: Promise.resolve(true) },
  });
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return true;
}
