import * as text from "~/messages/webhooks";
import type { WebhookCall } from "~/webhooks/calls.server";
import { type LabelStyle, StateLabel } from "./state-label";

type WebhookStateName = keyof typeof text.states;

const styles: Record<WebhookStateName, LabelStyle> = {
  active: { colors: "bg-success-soft text-success", mark: "bg-current" },
  failing: { colors: "bg-danger-soft text-danger", mark: "rotate-45" },
  paused: { colors: "bg-sunken text-muted", mark: "border-dashed" },
};

export function WebhookState({ state }: { state: WebhookStateName }) {
  return <StateLabel {...styles[state]}>{text.states[state]}</StateLabel>;
}

export function stateOf(webhook: { pausedAt: unknown; failingSince: unknown }): WebhookStateName {
  if (webhook.pausedAt !== null) return "paused";
  return webhook.failingSince === null ? "active" : "failing";
}

const callStyles: Record<WebhookCall["state"], LabelStyle> = {
  waiting: { colors: "bg-warn-soft text-warn", mark: "" },
  sent: styles.active,
  failed: styles.failing,
};

export function CallState({ state }: { state: WebhookCall["state"] }) {
  return <StateLabel {...callStyles[state]}>{text.callStates[state]}</StateLabel>;
}
