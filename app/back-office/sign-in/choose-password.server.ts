import { data, redirect } from "@remix-run/node";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { showsRefusedForm } from "~/forms/form-page.server";
import { type FormResponse, readPost, readValues, redirectOrShow } from "~/forms/form-post.server";
import * as text from "~/messages/invitation";
import { paths } from "~/paths";
import { type Flash, flashCookie } from "~/server/flash.server";
import { untilLimit } from "~/server/reached-limit.server";
import { clientAddress } from "~/server/request-context.server";
import { logFailure } from "~/server/unexpected-error.server";
import { type Credentials, newPasswordSchema } from "~/staff/schema";
import { signIn } from "~/staff/sign-in/sign-in.server";

/**
 * Loads the page of a secret link. Mail scanners follow links, so only the post uses the link up.
 *
 * @param email the account of a valid link; undefined for an invalid one
 * @param lifetime of the link, in the unit that the page's texts name
 */
export async function loadChoosePassword(request: Request, email: string | undefined, lifetime: number) {
  if (email !== undefined) return data({ email, lifetime, wait: null, isRefused: showsRefusedForm(request) });
  const { wait, init } = await refuseDeadLink();
  return data({ email: null, lifetime, wait, isRefused: false }, init);
}

/**
 * Counts an invalid link against the client's address. A valid link always works, even from an address over its limit.
 *
 * @returns the page's response, and how long to wait if the address is over its limit
 */
function refuseDeadLink() {
  return untilLimit(async () => {
    await consumeAddressAttempt(clientLimits.wrongStaffLinks, clientAddress());
    return { wait: null, init: { status: 404 } };
  });
}

interface ChosenPassword {
  /** The link's page, which also reports an invalid link. */
  address: string;
  owner: { fullName: string; email: string } | undefined;
  /** Sets the password; null if the link is no longer valid. */
  choose: (password: string) => Promise<{ result: "done" } | null>;
  /** Whether setting the password also signs in the owner of a new account. */
  signsIn?: true;
  /** Returns the message of the sign-in page. It appears unless `signsIn` succeeds. */
  toFlash: (owner: { fullName: string; email: string }) => Pick<Flash, "title" | "advice">;
}

export async function choosePassword(
  request: Request,
  { address, owner, choose, toFlash, signsIn }: ChosenPassword,
): Promise<FormResponse> {
  const post = await readPost(request, { to: paths.login() });
  const { newPassword: password } = readValues(post, newPasswordSchema(owner ?? {}), {
    secrets: ["newPassword", "confirmPassword"],
  });
  await consumeAddressAttempt(clientLimits.staffLinkPosts, clientAddress());
  if (!owner || !(await choose(password))) return redirect(address, 303);
  const signedIn = signsIn ? await tryToSignIn(request, { email: owner.email, password }) : null;
  return signedIn ?? redirectOrShow(post, { ...toFlash(owner), email: owner.email });
}

/**
 * Signs in within the limits of the sign-in page. Null if that fails or needs another step: the password is already set, so the form must
 * not look failed.
 */
async function tryToSignIn(request: Request, credentials: Credentials) {
  const outcome = await signIn(request, credentials, clientAddress()).catch((error: unknown) => {
    logFailure(error);
    return null;
  });
  if (outcome?.result !== "done") return null;
  const { headers, mustAddFactor } = outcome;
  const flash = { tone: "ok", title: text.accepted(outcome.staff.fullName) } as const;
  headers.append("Set-Cookie", await flashCookie(request, flash));
  return redirect(mustAddFactor ? paths.accountSecurity() : paths.dashboard(), { status: 303, headers });
}
