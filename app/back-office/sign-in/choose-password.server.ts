import { data, redirect } from "@remix-run/node";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { showsRefusedForm } from "~/forms/form-page.server";
import { type FormResponse, parsePost, readPost, reply, respond } from "~/forms/form-post.server";
import * as text from "~/messages/invitation";
import { paths } from "~/paths";
import { type Flash, flashCookie } from "~/server/flash.server";
import { untilLimit } from "~/server/reached-limit.server";
import { clientAddress } from "~/server/request-context.server";
import { logFailure } from "~/server/unexpected-error.server";
import { type Credentials, newPasswordSchema } from "~/staff/schema";
import { signIn } from "~/staff/sign-in/sign-in.server";

/**
 * Loads the page of a secret link: its form, or that the link opens nothing. Mail scanners follow links, so only the post uses it up.
 *
 * @param email of the account of a good link
 * @param lifetime how long such links work, in the unit that the texts of the page name
 */
export async function loadChoosePassword(request: Request, email: string | undefined, lifetime: number) {
  if (email !== undefined) return data({ email, lifetime, wait: null, isRefused: showsRefusedForm(request) });
  const { wait, init } = await refuseDeadLink();
  return data({ email: null, lifetime, wait, isRefused: false }, init);
}

/**
 * Counts a link that opens nothing against the client's address. A good one works whatever else comes from there.
 *
 * @returns how the page responds, and how long to wait, if too many of them came from the visitor's network
 */
function refuseDeadLink() {
  return untilLimit(
    async () => {
      await consumeAddressAttempt(clientLimits.wrongStaffLinks, clientAddress());
      return { wait: null, init: { status: 404 } };
    },
    (limit) => limit,
  );
}

interface ChosenPassword {
  /** The page of the link, which says that it opens nothing. */
  address: string;
  /** The account of a good link. */
  owner: { fullName: string; email: string } | undefined;
  /** Sets the password; null if the link did not work anymore. */
  choose: (password: string) => Promise<{ result: "done" } | null>;
  /** Whether the password that was just chosen signs in, for an account that is new. */
  signsIn?: true;
  /** What the sign-in page says then, unless that is skipped. */
  toFlash: (owner: { fullName: string; email: string }) => Pick<Flash, "title" | "advice">;
}

/** Handles the form of a secret link: sets the password, and leads to the sign-in, or signs in. */
export async function choosePassword(
  request: Request,
  { address, owner, choose, toFlash, signsIn }: ChosenPassword,
): Promise<FormResponse> {
  const post = await readPost(request, { to: paths.login() });
  const submission = parsePost(post, newPasswordSchema(owner ?? {}), {
    secrets: ["newPassword", "confirmPassword"],
  });
  if (submission.status !== "success") return reply(post);
  await consumeAddressAttempt(clientLimits.staffLinkPosts, clientAddress());
  const password = submission.value.newPassword;
  if (!owner || !(await choose(password))) return redirect(address, 303);
  const signedIn = signsIn ? await tryToSignIn(request, { email: owner.email, password }) : null;
  return signedIn ?? respond(post, { ...toFlash(owner), email: owner.email });
}

/**
 * Signs in as the sign-in page does, with its limits; null if it would ask for more. The account exists by then, so nothing that goes wrong
 * here may look as if it did not.
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
