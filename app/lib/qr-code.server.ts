import encodeQR from "qr";

/** A QR code as a drawing. */
export interface QrCode {
  /** Modules per side; the drawing is a square of as many units. */
  size: number;
  /** The dark modules as SVG path data. */
  path: string;
}

/** Encodes a text as a QR code of which 15% may be damaged. Add a quiet zone of 4 modules around it. */
export function toQrCode(text: string): QrCode {
  // The encoder always draws a border; it is cut off.
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows.flatMap((row, y) =>
    toRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join("") };
}

/** Returns the start and length of each run of dark modules: a rectangle each, so that no seams are printed. */
function toRuns(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** A secret link as a page shows it. */
export interface ShownLink {
  url: string;
  code: QrCode;
}

/** Returns a secret link with its QR code. */
export function toShownLink(url: string): ShownLink {
  return { url, code: toQrCode(url) };
}
