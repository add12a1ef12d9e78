// node crops.mjs IMAGES_DIR  -> the two halves of the staging picture as pictures of their own,
// cut clear of the seam between them: 640x800, the scale of the 1600 px master.
import sharp from "sharp";
import path from "node:path";

const folder = process.argv[2];
const halves = { "staging-before": { left: 0, top: 140 }, "staging-after": { left: 960, top: 140 } };
for (const [name, corner] of Object.entries(halves)) {
  for (const width of [480, 640]) {
    const half = sharp(path.join(folder, "virtual-staging-1600.webp"))
      .extract({ ...corner, width: 640, height: 800 })
      .toFormat("png");
    const resized = sharp(await half.toBuffer()).resize(width);
    await resized.clone().avif({ quality: 56, effort: 5 }).toFile(path.join(folder, `${name}-${width}.avif`));
    await resized.clone().webp({ quality: 76, effort: 5 }).toFile(path.join(folder, `${name}-${width}.webp`));
  }
}
