import * as text from "~/messages/webhooks";
import type { WebhookCall } from "~/webhooks/calls.server";
import { type LabelStyle, StateLabel } from "./state-label";

/** Whether events are sent to a program. */
type WebhookStateName = keyof typeof text.states;

const styles: Record<WebhookStateName, LabelStyle> = {
  active: { colors: "bg-success-soft text-success", mark: "bg-current" },
  failing: { colors: "bg-danger-soft text-danger", mark: "rotate-45" },
  paused: { colors: "bg-sunken text-muted", mark: "border-dashed" },
};

/** Renders the state of a webhook as a label with a mark. */
export function WebhookState({ state }: { state: WebhookStateName }) {
  return <StateLabel {...styles[state]}>{text.states[state]}</StateLabel>;
}

/** Returns the state of a webhook. */
export function stateOf(webhook: { pausedAt: unknown; failingSince: unknown }): WebhookStateName {
  if (webhook.pausedAt !== null) return "paused";
  return webhook.failingSince === null ? "active" : "failing";
}

const callStyles: Record<WebhookCall["state"], LabelStyle> = {
  waiting: { colors: "bg-warn-soft text-warn", mark: "" },
  sent: styles.active,
  failed: styles.failing,
};

/** Renders what has become of an event. */
export function CallState({ state }: { state: WebhookCall["state"] }) {
  return <StateLabel {...callStyles[state]}>{text.callStates[state]}</StateLabel>;
}
