import { statusLabel, isKnownStatus, type KnownStatus } from "~/booking/status";
import { type LabelStyle, Mark, StateLabel } from "./state-label";

const printed = "[print-color-adjust:exact]";

const knownStyles: Record<KnownStatus, LabelStyle> = {
  0: { colors: "bg-warn-soft text-warn", mark: `${printed} ` },
  1: { colors: "bg-success-soft text-success", mark: `${printed} bg-current` },
};
const marks: Record<KnownStatus, string> = { 0: "text-warn", 1: "text-success" };
const unknown = { colors: "bg-sunken text-muted", mark: `${printed} border-dashed` };

/** @param isQuiet without a background, for rows in which other facts matter more */
export function BookingStatus({ status, isQuiet = false }: { status: number; isQuiet?: boolean }) {
  const style = isKnownStatus(status) ? knownStyles[status] : unknown;
  if (isQuiet)
    return (
      <span className="inline-flex items-center gap-2 text-small whitespace-nowrap text-muted">
        <Mark className={`${style.mark} ${isKnownStatus(status) ? marks[status] : ""}`} />
        {statusLabel(status)}
      </span>
    );
  return <StateLabel {...style}>{statusLabel(status)}</StateLabel>;
}
