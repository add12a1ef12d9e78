import type { SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import * as text from "~/messages/refusals";
import { signedCookie } from "~/process/signed-cookie.server";
import type { Flash } from "~/server/flash.server";

/** Seconds in which the person must confirm their identity. */
const maxAge = 600;
/** The maximum number of encoded characters. Browsers reject cookies of more than 4,096 bytes, including the name and the signature. */
const maxLength = 2_500;

const keptSchema = z.object({
  userId: z.string(),
  page: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Whether a secret, such as a password, was typed. The secret itself is not stored. */
  hadSecret: z.boolean(),
});

interface TypedForm {
  userId: string;
  values: NonNullable<SubmissionResult["initialValue"]>;
  hadSecret: boolean;
}

const cookie = signedCookie("__kept-form");

/**
 * Stores the typed values in a cookie while the person confirms their identity. The page then reads them with `consumeKeptForm`.
 *
 * @param response the redirect to /confirm-identity
 * @param typedForm without the values of `secrets`
 * @returns false if the values do not fit in a cookie
 */
export async function keepForm(request: Request, response: Response, typedForm: TypedForm): Promise<boolean> {
  const value = { ...typedForm, page: new URL(request.url).pathname };
  if (encodeURIComponent(JSON.stringify(value)).length > maxLength) return false;
  response.headers.append("Set-Cookie", await cookie.write(request, value, maxAge));
  return true;
}

interface KeptForm {
  kept?: SubmissionResult;
  /** Asks to send the form again. It is not an error of the form. */
  notice?: Flash;
  setCookie?: string;
}

/** Reads the values that `keepForm` stored for this page and account. `setCookie` deletes them. */
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
