/** Side of the square tile, in CSS pixels. */
const tileSize = 8;
/** In CSS pixels. */
const stripeWidth = 2.5;
/** Opacity of the color between the stripes. */
const backgroundOpacity = 0.35;

/** Creates a diagonal hatch for the fill of a canvas; returns the plain color if the browser has no 2D canvas. */
export function createHatch(color: string): CanvasPattern | string {
  const scale = window.devicePixelRatio;
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.round(tileSize * scale);
  const context = tile.getContext("2d");
  if (!context) return color;
  context.scale(tile.width / tileSize, tile.width / tileSize);
  context.globalAlpha = backgroundOpacity;
  context.fillStyle = color;
  context.fillRect(0, 0, tileSize, tileSize);
  context.globalAlpha = 1;
  context.strokeStyle = color;
  context.lineWidth = stripeWidth;
  // One diagonal stripe, and the ends of its neighbors in the corners.
  for (const shift of [-tileSize, 0, tileSize]) {
    context.moveTo(shift - 1, tileSize + 1);
    context.lineTo(shift + tileSize + 1, -1);
  }
  context.stroke();
  const pattern = context.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(tileSize / tile.width));
  return pattern ?? color;
}
