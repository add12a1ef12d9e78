import type { TypedResponse } from "@remix-run/node";
import type { FormOutcome } from "~/forms/explain-error.server";
import { buttonForm, toHandler } from "~/forms/handle-form.server";

type Outcome<Shown extends object> = TypedResponse<never> | FormOutcome<Shown>;

/** Describes one form of a page with several, which has nothing but its button: what a press does. */
export function toButtonHandler<Shown extends object = object>(act: () => Promise<Outcome<Shown>>) {
  return toHandler<typeof buttonForm, Shown>({ schema: buttonForm, act });
}
