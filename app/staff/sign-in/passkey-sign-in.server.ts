import { eq } from "drizzle-orm";
import { isActiveAccount, staffColumns } from "~/access/live-session.server";
import { db } from "~/db/client.server";
import { passkeys, users } from "~/db/schema.server";
import type { AccountRefused } from "~/staff/account-results";
import { acceptPasskey, type PasskeySite, readResponse } from "~/staff/factors/accept-passkey.server";
import { takeSignedChallenge } from "~/staff/factors/challenge.server";
import { addressCounters } from "~/staff/limits/sign-in-limits.server";
import { openSession, type SignedIn, startSession } from "./finish-sign-in.server";
import { limitSignIn } from "./record-sign-in.server";

type PasskeyResult = Omit<SignedIn, "headers"> | AccountRefused<"passkey-refused">;

/**
 * Signs in with only a passkey. The passkey counts for both factors, because the device has verified its owner. Creates a session and ends
 * the session of the request. `answer` is the browser's JSON. `address` comes from `clientAddress`. Throws `TooManyAttemptsError`.
 */
export async function signInByPasskey(
  request: Request,
  { answer, site }: { answer: string; site: PasskeySite },
  address: string,
): Promise<SignedIn | AccountRefused<"passkey-refused">> {
  const response = readResponse(answer);
  const account = response && (await findOwner(response.id));
  const signIn = async (): Promise<PasskeyResult> => {
    if (!response || !account || (response.owner !== undefined && response.owner !== account.id))
      return { result: "passkey-refused" };
    if (!(await takeSignedChallenge(response.challenge))) return { result: "passkey-refused" };
    return db().transaction(async (transaction) => {
      const isActive = isActiveAccount(account.id);
      const [staff] = await transaction.select(staffColumns).from(users).where(isActive).for("no key update");
      const check = { answer, challenge: response.challenge, site, isAlone: true };
      if (!staff || !(await acceptPasskey(transaction, staff.id, check)))
        return { result: "passkey-refused" };
      return openSession(transaction, staff, request, address);
    });
  };
  const opened = await limitSignIn(addressCounters(address), account ?? undefined, signIn, judge);
  if (opened.result !== "done") return opened;
  return { ...opened, headers: await startSession(request, opened.staff, opened.token) };
}

const judge = ({ result }: { result: string }) => (result === "done" ? "right" : "wrong");

async function findOwner(passkeyId: string) {
  const [owner] = await db()
    .select({ id: users.id, email: users.email })
    .from(passkeys)
    .innerJoin(users, isActiveAccount(passkeys.userId))
    .where(eq(passkeys.id, passkeyId));
  return owner;
}
