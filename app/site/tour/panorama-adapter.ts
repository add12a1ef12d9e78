import { Cache, EquirectangularAdapter, PSVError, SYSTEM, utils } from "@photo-sphere-viewer/core";
import type { Texture } from "three";

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
export class PanoramaAdapter extends EquirectangularAdapter {
  static override readonly id = "panorama";

  /** @throws {PSVError} if the browser cannot decode any of the files */
  override async loadTexture(sources: string, hasProgress = true): Promise<LoadedPanorama> {
    for (const source of sources.split(" ")) {
      const picture = await decode(await this.#load(source, hasProgress));
      if (!picture) continue;
      const texture: Texture = utils.createTexture(picture);
      // WebGL starts at the bottom, a decoded picture at the top. Not every browser can flip it.
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
    // Frees the memory at once.
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
