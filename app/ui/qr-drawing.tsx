import type { QrCode } from "~/lib/qr-code.server";

/**
 * A QR code. The white border around it is its quiet zone.
 *
 * @param className the size; by default, the size on a printed sheet
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
