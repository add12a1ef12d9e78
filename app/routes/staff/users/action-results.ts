import type { Intent } from "./confirmations";

/** Asks for confirmation of a change, in browsers without script. */
export interface ConfirmationRequest {
  kind: "confirmation";
  intent: Intent;
  id: string;
  name: string;
}

/** A rejected change. */
export interface Refusal {
  kind: "refusal";
  tone: "warn" | "bad";
  title: string;
  advice: string[];
  /** The id of the account whose new password was rejected. */
  passwordOf?: string;
  /** Who was chosen to get the work of a user. */
  handTo?: string;
  /** Ids of visits that the next confirmation accepts, separated by spaces. */
  anyway?: string;
}

/** The action data of the user list; a successful action redirects. */
export type ActionResult = ConfirmationRequest | Refusal;
