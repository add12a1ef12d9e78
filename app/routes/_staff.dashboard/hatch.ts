/** Side of the pattern's square in pixels of the page, and the width of its stripes. */
const side = 8;
const stripe = 2.5;
/** How much of the color shows between the stripes. */
const groundShare = 0.35;

/** Slanted stripes of one color, for the fill of a canvas; the plain color where no canvas can be had. */
export function hatch(color: string): CanvasPattern | string {
  const scale = window.devicePixelRatio;
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.round(side * scale);
  const pen = tile.getContext("2d");
  if (!pen) return color;
  pen.scale(tile.width / side, tile.width / side);
  pen.globalAlpha = groundShare;
  pen.fillStyle = color;
  pen.fillRect(0, 0, side, side);
  pen.globalAlpha = 1;
  pen.strokeStyle = color;
  pen.lineWidth = stripe;
  // One stripe across, and the ends of its neighbors in the corners.
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - 1, side + 1);
    pen.lineTo(shift + side + 1, -1);
  }
  pen.stroke();
  const pattern = pen.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(side / tile.width));
  return pattern ?? color;
}
