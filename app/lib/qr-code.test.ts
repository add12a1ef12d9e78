import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { type QrCode, toQrCode } from "./qr-code.server";

const scale = 6;
const quietZone = 4;

function rasterize({ size, path }: QrCode) {
  const side = (size + 2 * quietZone) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) + quietZone) * scale + row) * side + (Number(x) + quietZone) * scale;
      for (let pixel = start; pixel < start + Number(length) * scale; pixel++)
        data.set([0, 0, 0, 255], pixel * 4);
    }
  }
  return { width: side, height: side, data };
}

test.each(["6EWQ-PH7E", "https://www.example.com/booking-details/3f0c9a52-6f0f-4c86-8f51-4d4c8a7f2f10"])(
  "a scanner reads %s from the drawing",
  (text) => {
    expect(decodeQR(rasterize(toQrCode(text)))).toBe(text);
  },
);
