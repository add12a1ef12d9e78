import type { QrCode } from "~/lib/qr-code.server";

/**
 * Draws a QR code; its quiet zone is the white around it.
 *
 * @param className its size; by default that on a printed sheet
 */
export function QrDrawing({
  code: { size, path },
  label,
  className = "size-[24mm]",
}: {
  code: QrCode;
  label: string;
  className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`${className} fill-black`}
    >
      <path d={path} />
    </svg>
  );
}
