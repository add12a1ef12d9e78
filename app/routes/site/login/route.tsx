import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formTitle } from "~/back-office/page-title";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import { useSignOut } from "~/back-office/unsent-input/unsent-work";
import { useRequestRecovery } from "~/browser/use-request-recovery";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { readRedirect } from "~/lib/safe-redirect";
import * as frameText from "~/messages/frame";
import * as text from "~/messages/login";
import { invalidCredentials } from "~/messages/staff-fields";
import { paths } from "~/paths";
import type { Flash } from "~/server/flash.server";
import { clientAddress } from "~/server/request-context.server";
import { afterSignIn } from "~/server/session-redirects.server";
import { company } from "~/settings/company";
import { DimensionLine } from "~/site/dimension-line";
import { Picture } from "~/site/picture";
import { type Credentials, loginSchema } from "~/staff/schema";
import { findSession } from "~/staff/sessions/sessions.server";
import { signInByPasskey } from "~/staff/sign-in/passkey-sign-in.server";
import { Banner } from "~/ui/banner";
import { Icon } from "~/ui/icon";
import { FlashBanner } from "~/ui/page-messages";
import { authenticator } from "./authenticator.server";
import { LoginForm } from "./login-form";
import { PasskeySignIn } from "./passkey-sign-in";

/** The page after a sign-in without a `redirectTo`. */
const defaultRedirect = paths.dashboard();

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.title, data?.isRefused) },
  { name: "description", content: text.description(company().name) },
];

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await findSession(request);
  const signedInAs = session && { email: session.staff.email, isAdmin: session.staff.isAdmin };
  const hasLostCookies = !session && new URL(request.url).searchParams.get("cookies") === "lost";
  return toFormPage(request, { signedInAs, hasLostCookies });
}

export const action = formAction(async ({ request }) => {
  const redirectTo = readRedirect(request, defaultRedirect);
  const post = await readPost(request);
  // A program may sign in with only an email and a password, so their form has no intent.
  if (post.intent === "passkey") {
    const passkey = { answer: post.fields.get("passkey") ?? "", site: passkeySite(request) };
    return respondToResult(
      post,
      await signInByPasskey(request, passkey, clientAddress()),
      ({ headers }) => redirect(afterSignIn(request, redirectTo), { headers }),
      refusals,
    );
  }
  const values = readValues(post, loginSchema, { secrets: ["password"] });
  return respondToResult(
    post,
    await signIn(request, values),
    ({ mustAddFactor, headers }) =>
      redirect(afterSignIn(request, mustAddFactor ? paths.accountSecurity() : redirectTo), { headers }),
    {
      ...refusals,
      "factor-needed": {
        page: ({ headers }) => redirect(afterSignIn(request, paths.loginVerify({ redirectTo })), { headers }),
      },
    },
  );
});

/** The messages of a rejected sign-in. The pages on which a signed-in user confirms their identity have other texts. */
const refusals = {
  "wrong-password": {
    page: () => ({ status: 400, messages: [invalidCredentials, text.refusedAdvice] }),
  },
  "passkey-refused": {
    page: () => ({ status: 400, messages: [text.passkeyRefused, text.passkeyRefusedAdvice] }),
  },
};

function signIn(request: Request, credentials: Credentials) {
  const body = new URLSearchParams(credentials);
  // The cookies identify the session to end, and the browser if it is known.
  const copy = new Request(request.url, { method: "POST", body, headers: request.headers });
  return authenticator.authenticate("form", copy);
}

export default function Login() {
  useRequestRecovery();
  const { signedInAs, hasLostCookies, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const created = signedInAs && flash?.created;
  useSignOut(flash?.isSignOut ?? false);
  return (
    <div className="grid lg:min-h-160 lg:grid-cols-2">
      <div className="px-margin py-[clamp(2.5rem,1.5rem+4vw,6rem)] lg:ms-auto lg:w-full lg:max-w-[calc(var(--container-page)/2+var(--spacing-margin))] lg:self-center">
        <h1>{created ? text.createdTitle : text.title}</h1>
        <p className="mt-3 text-muted">{created ? text.createdLead : text.lead(company().name)}</p>
        <div className="mt-8 grid max-w-104 gap-6">
          {signedInAs ? (
            <SignedIn flash={flash} {...signedInAs} isRefused={result !== undefined}>
              <LoginForm result={result} />
              <PasskeySignIn />
            </SignedIn>
          ) : (
            <>
              <FlashBanner flash={flash} />
              {hasLostCookies && !result && (
                <Banner tone="warn" title={text.cookiesLost}>
                  {text.cookiesLostAdvice}
                </Banner>
              )}
              <LoginForm result={result} email={flash?.email} />
              <PasskeySignIn />
            </>
          )}
        </div>
      </div>
      <PointsPicture />
    </div>
  );
}

const link = "inline-flex min-h-11 items-center font-medium text-text underline underline-offset-[0.25em]";

/** Shown to a user who is already signed in, usually an administrator who has just added a staff member. */
function SignedIn({
  flash,
  email,
  isAdmin,
  isRefused,
  children,
}: {
  flash: Flash | null;
  email: string;
  isAdmin: boolean;
  isRefused: boolean;
  children: ReactNode;
}) {
  const ways = (
    <p className="flex flex-wrap gap-x-5">
      <Link to={defaultRedirect} className={link}>
        {text.dashboard}
      </Link>
      {flash && isAdmin && (
        <>
          <Link to={paths.users()} className={link}>
            {text.staffManagement}
          </Link>
          <Link to={paths.signup()} className={link}>
            {text.addAnother}
          </Link>
        </>
      )}
    </p>
  );
  return (
    <>
      {flash ? (
        <FlashBanner flash={flash}>
          {flash.created && <NextSteps {...flash.created} />}
          {ways}
        </FlashBanner>
      ) : (
        <Banner tone="info" title={text.signedInAs(email)}>
          {ways}
        </Banner>
      )}
      <details open={isRefused || undefined} className="group border-y border-line">
        <summary className="flex min-h-13 items-center justify-between gap-4 font-medium hover:text-accent-text">
          {text.otherAccount}
          <Icon name="chevron" className="size-3 group-open:rotate-180" />
        </summary>
        <div className="pt-3 pb-6">{children}</div>
      </details>
    </>
  );
}

function NextSteps({ name, email }: { name: string; email: string }) {
  return (
    <ol className="my-1 list-decimal ps-5 wrap-anywhere">
      {text.nextSteps(name, email).map((step) => (
        <li key={step} className="py-0.5">
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Shown from 1024 px on. */
function PointsPicture() {
  return (
    <div className="on-ink relative hidden overflow-hidden lg:block" aria-hidden="true">
      <Picture
        name="hero-points"
        alt=""
        sizes="71rem"
        className="absolute inset-0 size-full max-w-none object-cover"
      />
      <div className="absolute inset-x-0 bottom-0 h-36 bg-linear-to-t from-ink to-transparent" />
      <div className="absolute inset-x-8 bottom-8">
        <DimensionLine className="text-text">{frameText.accuracy}</DimensionLine>
      </div>
    </div>
  );
}
