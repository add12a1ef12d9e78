import { findFactors } from "~/staff/factors/find-factors.server";

export async function findFactorMethods(request: Request, userId: string) {
  const { passkeys, authenticatorSince } = await findFactors(userId);
  return {
    hasPasskey: passkeys.length > 0,
    hasApp: authenticatorSince !== null,
    wantsRecovery: new URL(request.url).searchParams.get("with") === "recovery",
  };
}
