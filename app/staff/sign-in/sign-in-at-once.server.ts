import type { Credentials } from "~/staff/schema";
import { SecondFactorNeededError } from "~/staff/user-errors";
import { finishSignIn, type SignedIn } from "./finish-sign-in.server";
import { removePendingSignIn } from "./pending-sign-in.server";
import { signIn } from "./sign-in.server";

/**
 * Signs in with one request, as API clients do.
 *
 * @param credentials with a code of the second factor, for an account that has one
 * @throws {SecondFactorNeededError} when the code is missing
 * @throws {InvalidCodeError} and everything that `signIn` throws
 */
export async function signInAtOnce(
  request: Request,
  { code, ...credentials }: Credentials & { code?: string | undefined },
  address: string,
): Promise<SignedIn> {
  const first = await signIn(request, credentials, address);
  if ("token" in first) return first;
  try {
    if (!code) throw new SecondFactorNeededError("The account has a second factor.");
    return await finishSignIn(request, first.pending, { code });
  } finally {
    await removePendingSignIn(first.pending);
  }
}
