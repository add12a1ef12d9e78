import { Cache, EquirectangularAdapter, PSVError, SYSTEM, utils } from "@photo-sphere-viewer/core";
import type { Texture } from "three";

// The cache of the browser keeps panoramas; another copy of ten large ones would take the memory of a phone.
Cache.enabled = false;

type LoadedPanorama = Awaited<ReturnType<EquirectangularAdapter["loadTexture"]>>;

/** Milliseconds without a byte after which a panorama is given up. */
const timeout = 30_000;

/**
 * Loads panoramas for the viewer, named by their addresses with spaces between them: the browser decodes the first that it can. Pictures are
 * never elements, so that the content security policy needs no `blob:`; and files that are cut off are damaged, not half gray.
 */
export class PanoramaAdapter extends EquirectangularAdapter {
  static override readonly id = "panorama";

  /** @throws {PSVError} if the browser cannot decode any of the files */
  override async loadTexture(sources: string, hasProgress = true): Promise<LoadedPanorama> {
    for (const source of sources.split(" ")) {
      const picture = await decode(await this.#load(source, hasProgress));
      if (!picture) continue;
      const texture: Texture = utils.createTexture(picture);
      // WebGL begins below, and a decoded picture above. Not every browser can turn it.
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
    // Gives the memory back at once.
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

/** Returns a picture no wider than the graphics card takes; undefined if the browser cannot decode it. */
async function decode(file: Blob): Promise<ImageBitmap | OffscreenCanvas | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const most = SYSTEM.maxTextureWidth;
  if (!bitmap || bitmap.width <= most) return bitmap;
  const smaller = new OffscreenCanvas(most, most / 2);
  smaller.getContext("2d")?.drawImage(bitmap, 0, 0, most, most / 2);
  bitmap.close();
  return smaller;
}
