import { getStatusLabel, isKnownStatus, type KnownStatus } from "~/booking/status";

const known: Record<KnownStatus, { colors: string; mark: string }> = {
  0: { colors: "bg-warn-soft text-warn", mark: "" },
  1: { colors: "bg-success-soft text-success", mark: "bg-current" },
};
const unknown = { colors: "bg-sunken text-muted", mark: "border-dashed" };

/** Renders a booking's status as a label with a colored mark. */
export function BookingStatus({ status }: { status: number }) {
  const { colors, mark } = isKnownStatus(status) ? known[status] : unknown;
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-[2px] py-0.75 ps-2 pe-2.5 text-small font-semibold whitespace-nowrap ${colors}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 border-[1.5px] border-current forced-color-adjust-none [print-color-adjust:exact] ${mark}`}
      />
      {getStatusLabel(status)}
    </span>
  );
}
