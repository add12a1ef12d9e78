import type { QrCode } from "~/lib/qr-code.server";

/** Draws a QR code; its quiet zone is the white of the sheet. */
export function QrDrawing({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-[24mm] fill-black"
    >
      <path d={path} />
    </svg>
  );
}
