import type { MailState as State } from "~/db/schema.server";
import { states } from "~/messages/outbox";

const styles: Record<State, { colors: string; mark: string }> = {
  waiting: { colors: "bg-warn-soft text-warn", mark: "" },
  held: { colors: "bg-warn-soft text-warn", mark: "border-dashed" },
  sent: { colors: "bg-success-soft text-success", mark: "bg-current" },
  "probably-delivered": { colors: "bg-success-soft text-success", mark: "" },
  failed: { colors: "bg-danger-soft text-danger", mark: "rotate-45" },
  canceled: { colors: "bg-sunken text-muted", mark: "border-dashed" },
};

/** Renders the state of an email as a label with a mark. */
export function MailState({ state }: { state: State }) {
  const { colors, mark } = styles[state];
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-[2px] py-0.75 ps-2 pe-2.5 text-small font-semibold whitespace-nowrap ${colors}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 border-[1.5px] border-current forced-color-adjust-none ${mark}`}
      />
      {states[state]}
    </span>
  );
}
