import type { TypedResponse } from "@remix-run/node";
import type { FlashInput } from "./flash.server";

/** What the page of a form shows instead of a redirect. */
export interface ShownForm<Shown extends object = object> {
  /** 200 unless the form was refused. */
  status?: number;
  /** Shown above the form: what happened, then what to do. */
  messages?: string[];
  /** Shown at the fields, by name. */
  errors?: Record<string, string[]>;
  shown?: Shown;
  headers?: HeadersInit;
}

/** What a form has done: a redirect; what the page that it redirects to says; or what its own page shows. */
export type FormOutcome<Shown extends object = object> = TypedResponse<never> | FlashInput | ShownForm<Shown>;

export function isRedirect(outcome: FormOutcome): outcome is TypedResponse<never> {
  return outcome instanceof Response;
}

/** Whether the page that the form redirects to has to say it. */
export function isFlash(outcome: FormOutcome): outcome is FlashInput {
  return typeof outcome === "string" || "title" in outcome;
}
