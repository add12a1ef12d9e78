import type { TypedResponse } from "@remix-run/node";
import { type FlashInput, isFlash, isRedirect } from "~/server/flash.server";

/** The content of a form's page instead of a redirect. */
export interface FormReply<ResultData extends object = object> {
  /** 200 by default. */
  status?: number;
  /** Shown above the form: the problem, then the advice. */
  messages?: string[];
  /** Shown at the fields, by name. */
  errors?: Record<string, string[]>;
  /** Further data for the page, beside the result of the form. */
  resultData?: ResultData;
  headers?: HeadersInit;
}

/** The end of a form's action: a redirect, a redirect with this flash message, or the form's page. */
export type FormOutcome<ResultData extends object = object> =
  | TypedResponse<never>
  | FlashInput
  | FormReply<ResultData>;

export interface DomainResult {
  result: string;
}

/** The refusal for a null result of a domain function. */
export interface MissingRefusal {
  result: "missing";
  /** The form's values, for a page that shows a typed text to copy. */
  form: URLSearchParams;
}

/** The members of a union whose `result` is `Name`. */
export type WithResult<Each extends DomainResult, Name extends string> = Each extends DomainResult
  ? Name extends Each["result"]
    ? Each & { result: Name }
    : never
  : never;

/** The refusals of a domain function: every result except `done` and `unchanged`. */
export type RefusalOf<Change extends (...args: never) => Promise<DomainResult | null>> = WithResult<
  NonNullable<Awaited<ReturnType<Change>>>,
  Exclude<NonNullable<Awaited<ReturnType<Change>>>["result"], "done" | "unchanged">
>;

/** The response to each refusal: a redirect, a flash message, or the form's page, with status 409 by default. */
export type PageRefusals<Refusal extends DomainResult, ResultData extends object = object> = {
  [Name in Refusal["result"]]: {
    page: (refusal: WithResult<Refusal, Name>) => FormOutcome<ResultData> | Promise<FormOutcome<ResultData>>;
  };
};

interface ApiRefusal {
  /** 409 by default. */
  status?: number;
  message: string;
  errors?: Record<string, string[]>;
  /** The reason for API clients: the result by default, null for none. */
  code?: string | null;
  more?: Record<string, unknown>;
  /** The number in the `ETag` of the current state. */
  tag?: number;
}

export type ApiRefusals<Refusal extends DomainResult> = {
  [Name in Refusal["result"]]: { api: (refusal: WithResult<Refusal, Name>) => ApiRefusal };
};

/**
 * Returns a refusal that throws the error page with status 404, because the page's subject does not exist. The page shows the typed text,
 * so that it can be copied.
 */
export function missingPage(message: string) {
  return {
    page: ({ form }: DomainResult & { form?: URLSearchParams }): never => {
      const typed = form?.get("text");
      const init = { status: 404 };
      throw typed ? Response.json({ message, typed }, init) : new Response(message, init);
    },
  };
}

/** Explains a refusal on the form's page. The table must have an entry for every possible result. */
export async function explainRefusal<const Refusal extends DomainResult, ResultData extends object>(
  refusals: PageRefusals<Refusal, ResultData>,
  refusal: Refusal,
): Promise<FormOutcome<ResultData>> {
  // TypeScript cannot infer that the entry of a result accepts refusals with that result.
  const { page } = refusals[refusal.result as Refusal["result"]] as PageRefusals<
    DomainResult,
    ResultData
  >[string];
  const outcome = await page(refusal);
  return isRedirect(outcome) || isFlash(outcome) ? outcome : { status: 409, ...outcome };
}
