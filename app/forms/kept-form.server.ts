import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import * as text from "~/messages/refusals";
import { signedCookie } from "~/process/signed-cookie.server";
import type { Flash } from "~/server/flash.server";

/** Seconds that a person has to confirm who they are. */
const maxAge = 600;
/** Characters of what is kept: browsers refuse cookies beyond 4,096 bytes with their name and signature. */
const maxLength = 2_500;

const keptSchema = z.object({
  /** The account that typed it. */
  userId: z.string(),
  /** The page of the form. */
  page: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** A password was typed, too; it is not kept. */
  hadSecret: z.boolean(),
});

interface TypedForm {
  userId: string;
  values: NonNullable<SubmissionResult["initialValue"]>;
  hadSecret: boolean;
}

const cookie = signedCookie("__kept-form");

/**
 * Lets the browser keep what was typed while its person confirms who they are, so that the page shows it again. Its page reads it
 * with `consumeKeptForm`.
 *
 * @param response the redirect to /confirm-identity
 * @param kept without the values of `secrets`
 * @returns false for more than a cookie holds
 */
export async function keepForm(request: Request, response: Response, kept: TypedForm): Promise<boolean> {
  const value = { ...kept, page: new URL(request.url).pathname };
  if (encodeURIComponent(JSON.stringify(value)).length > maxLength) return false;
  response.headers.append("Set-Cookie", await cookie.write(request, value, maxAge));
  return true;
}

/** What a page with a form shows after its sender has confirmed who they are. */
interface KeptForm {
  /** What they had typed, as the form's result. */
  kept?: SubmissionResult;
  /** That it must be sent again: nothing is wrong, so it is no error of the form. */
  notice?: Flash;
  setCookie?: string;
}

/** Reads what `keepForm` kept for this page and account. */
export async function consumeKeptForm(request: Request, userId: string): Promise<KeptForm> {
  const { data } = keptSchema.safeParse(await cookie.read(request));
  if (data?.page !== new URL(request.url).pathname) return {};
  const setCookie = await cookie.clear(request);
  if (data.userId !== userId) return { setCookie };
  const { values, hadSecret } = data;
  const advice = hadSecret ? text.keptWithoutPassword : text.kept;
  return {
    kept: { initialValue: values },
    notice: { tone: "warn", title: text.confirmationNeeded, advice },
    setCookie,
  };
}
