import type { Intent } from "./confirmations";

/** The question before a change, for a browser without script. */
export interface ConfirmationRequest {
  kind: "question";
  intent: Intent;
  id: string;
  name: string;
  /** The typed password, unreadable: see `sealPassword`. */
  sealed?: string;
}

/** What was not done, and why. */
export interface Refusal {
  kind: "refusal";
  tone: "warn" | "bad";
  title: string;
  advice: string[];
  /** The account whose password box is to be filled in anew. */
  passwordOf?: string;
}

/** What the list's action answers when it does not redirect. */
export type ActionResult = ConfirmationRequest | Refusal;
