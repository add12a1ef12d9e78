import { type QrCode, toQrCode } from "~/lib/qr-code.server";

/** A secret link as a page shows it. */
export interface ShownLink {
  url: string;
  code: QrCode;
}

/** Returns a secret link with its QR code. */
export function toShownLink(url: string): ShownLink {
  return { url, code: toQrCode(url) };
}
