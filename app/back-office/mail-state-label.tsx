import type { MailState as State } from "~/db/schema.server";
import { states } from "~/messages/outbox";
import { type LabelStyle, StateLabel } from "./state-label";

const styles: Record<State, LabelStyle> = {
  waiting: { colors: "bg-warn-soft text-warn", mark: "" },
  held: { colors: "bg-warn-soft text-warn", mark: "border-dashed" },
  sent: { colors: "bg-success-soft text-success", mark: "bg-current" },
  "probably-delivered": { colors: "bg-success-soft text-success", mark: "" },
  failed: { colors: "bg-danger-soft text-danger", mark: "rotate-45" },
  canceled: { colors: "bg-sunken text-muted", mark: "border-dashed" },
};

export function MailStateLabel({ state }: { state: State }) {
  return <StateLabel {...styles[state]}>{states[state]}</StateLabel>;
}
