import type { Credentials } from "~/staff/schema";
import { finishSignIn } from "./finish-sign-in.server";
import { removePendingSignIn } from "./pending-sign-in.server";
import { signIn } from "./sign-in.server";

/**
 * Signs in with one request, as API clients do.
 *
 * @param credentials with a code of the second factor, for an account that has one
 * @returns `code-needed` when the code is missing, else as `signIn` and `finishSignIn`
 * @throws what `signIn` throws
 */
export async function signInAtOnce(
  request: Request,
  { code, ...credentials }: Credentials & { code?: string | undefined },
  address: string,
) {
  const first = await signIn(request, credentials, address);
  if (first.result !== "factor-needed") return first;
  try {
    if (!code) return { result: "code-needed" as const };
    return await finishSignIn(request, first.pending, { code });
  } finally {
    await removePendingSignIn(first.pending);
  }
}
