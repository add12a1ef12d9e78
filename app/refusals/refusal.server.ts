import type { TypedResponse } from "@remix-run/node";
import { type FlashInput, isFlash, isRedirect } from "~/server/flash.server";

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

/** What a domain function returns. */
export interface Result {
  result: string;
}

/** What a table of refusals says of null. */
export interface Missing {
  result: "missing";
  /** What was typed, for a page that shows a text so that it can be copied. */
  form: URLSearchParams;
}

/** The part of a union whose `result` is one of these. */
export type With<Each extends Result, Name extends string> = Each extends Result
  ? Name extends Each["result"]
    ? Each & { result: Name }
    : never
  : never;

/** What these domain functions return when they refuse: everything but that they have changed something, or that it was so already. */
export type RefusalOf<Change extends (...args: never) => Promise<Result | null>> = With<
  NonNullable<Awaited<ReturnType<Change>>>,
  Exclude<NonNullable<Awaited<ReturnType<Change>>>["result"], "done" | "unchanged">
>;

/** What pages say of each refusal: a redirect, or what the form shows, with status 409 unless it has another. */
export type PageRefusals<Refusal extends Result, Shown extends object = object> = {
  [Name in Refusal["result"]]: {
    page: (refusal: With<Refusal, Name>) => FormOutcome<Shown> | Promise<FormOutcome<Shown>>;
  };
};

/** What the JSON API says of a refusal. */
interface ApiRefusal {
  /** 409 unless it has another. */
  status?: number;
  message: string;
  /** Messages by field. */
  errors?: Record<string, string[]>;
  /** What names the reason to a program: the result, unless it has another; null for none. */
  code?: string | null;
  /** What else a program can read of it. */
  more?: Record<string, unknown>;
  /** The `ETag` of what is stored now. */
  tag?: number;
}

/** What the JSON API says of each refusal. */
export type ApiRefusals<Refusal extends Result> = {
  [Name in Refusal["result"]]: { api: (refusal: With<Refusal, Name>) => ApiRefusal };
};

/**
 * Says of what the address of a page names that it does not exist, or no longer: throws the error page with status 404. It shows the text
 * that was typed, so that it can be copied.
 */
export function missingPage(message: string) {
  return {
    page: ({ form }: Result & { form?: URLSearchParams }): never => {
      const typed = form?.get("text");
      const init = { status: 404 };
      throw typed ? Response.json({ message, typed }, init) : new Response(message, init);
    },
  };
}

/** Says on the page of a form why a domain function has changed nothing. The table has to know every result that may arrive. */
export async function explainRefusal<const Refusal extends Result, Shown extends object>(
  refusals: PageRefusals<Refusal, Shown>,
  refusal: Refusal,
): Promise<FormOutcome<Shown>> {
  // The entry of a result takes the refusals with that result, which TypeScript cannot follow.
  const { page } = refusals[refusal.result as Refusal["result"]] as PageRefusals<Result, Shown>[string];
  const said = await page(refusal);
  return isRedirect(said) || isFlash(said) ? said : { status: 409, ...said };
}
