import encodeQR from "qr";

export interface QrCode {
  /** Modules per side. One module is one unit of the drawing. */
  size: number;
  path: string;
}

/** Encodes a text as a QR code that stays readable with 15% damage. The caller adds a quiet zone of 4 modules. */
export function toQrCode(text: string): QrCode {
  // The encoder always draws a border, which is cut off here.
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows.flatMap((row, y) =>
    toDarkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join("") };
}

/** Returns the runs of dark modules. One rectangle for each run prints without seams. */
function toDarkRuns(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

export interface ShownLink {
  url: string;
  code: QrCode;
}

export function toShownLink(url: string): ShownLink {
  return { url, code: toQrCode(url) };
}
