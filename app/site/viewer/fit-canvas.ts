const maxPixelRatio = 2;

/** Gives a canvas the pixels of the screen, or as many as it may have, and returns how many there are per CSS pixel. */
export function fitCanvas(canvas: HTMLCanvasElement, mostPixels: number): number {
  const [shownWidth, shownHeight] = [canvas.clientWidth || 1, canvas.clientHeight || 1];
  const affordable = Math.sqrt(mostPixels / (shownWidth * shownHeight));
  const pixelRatio = Math.min(devicePixelRatio, maxPixelRatio, affordable);
  const width = Math.round(shownWidth * pixelRatio);
  const height = Math.round(shownHeight * pixelRatio);
  // Setting a size clears the canvas, even if it is the same.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return pixelRatio;
}
