import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useRequestRecovery } from "~/browser/use-request-recovery";
import { showsRefusedForm, handleForm } from "~/forms/handle-form.server";
import { consumeFlash } from "~/forms/flash.server";
import { safeRedirect } from "~/lib/safe-redirect";
import { paths } from "~/paths";
import { company } from "~/site/company";
import { authenticator } from "./authenticator.server";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { type Credentials, loginSchema } from "~/staff/schema";
import { findSession } from "~/staff/sessions/sessions.server";
import { useSignOut } from "~/back-office/use-sign-out";
import { InvalidCredentialsError } from "~/staff/user-errors";
import { Banner } from "~/ui/banner";
import { FlashBanner } from "~/ui/flash-banner";
import { LoginForm } from "./login-form";
import { PointsPicture } from "./points-picture";

export const handle = { hydrate: true };

/** Where staff go after signing in without a `redirectTo`. */
const defaultRedirect = paths.dashboard();

const advice =
  "Check both and try again. If you have forgotten your password, ask an administrator for a new one.";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Staff login | ${company.name}` },
  { name: "robots", content: "noindex" },
];

/** Carries Retry-After from the action to the document. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await findSession(request);
  const { flash, headers } = await consumeFlash(request);
  const signedInAs = session && { email: session.staff.email, isAdmin: session.staff.isAdmin };
  return data({ signedInAs, flash, isRefused: showsRefusedForm(request) }, { headers });
}

export function action({ request }: ActionFunctionArgs) {
  return handleForm(request, {
    schema: loginSchema,
    secrets: ["password"],
    act: (credentials) => signIn(request, credentials),
    explain: (error) =>
      error instanceof InvalidCredentialsError
        ? { status: 400, messages: [error.message, advice] }
        : explainRefusal(error),
  });
}

async function signIn(request: Request, credentials: Credentials) {
  const body = new URLSearchParams(credentials);
  // The cookies identify the session to end and a known browser.
  const copy = new Request(request.url, { method: "POST", body, headers: request.headers });
  const { headers } = await authenticator.authenticate("form", copy);
  const requested = new URL(request.url).searchParams.get("redirectTo");
  return redirect(safeRedirect(requested, defaultRedirect), { headers });
}

export default function Login() {
  useRequestRecovery();
  const { signedInAs, flash } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  useSignOut(flash?.isSignOut ?? false);
  return (
    <div className="grid lg:min-h-160 lg:grid-cols-2">
      <div className="px-margin py-[clamp(2.5rem,1.5rem+4vw,6rem)] lg:ms-auto lg:w-full lg:max-w-[calc(var(--container-page)/2+var(--spacing-margin))] lg:self-center">
        <h1>Staff login</h1>
        <p className="mt-3 text-muted">For Datum 3D staff. Visitors do not need an account to book.</p>
        <div className="mt-8 grid max-w-104 gap-6">
          <FlashBanner flash={flash}>{signedInAs?.isAdmin && <AdminLinks />}</FlashBanner>
          {signedInAs && (
            <Banner tone="info" title={`You are signed in as ${signedInAs.email}`}>
              <Link to={defaultRedirect}>Go to the dashboard</Link>, or sign in with another account.
            </Banner>
          )}
          <LoginForm lastResult={lastResult} />
        </div>
      </div>
      <PointsPicture />
    </div>
  );
}

const adminLink =
  "inline-flex min-h-11 items-center font-medium text-text underline underline-offset-[0.25em]";

/** For an administrator who has just added a staff member. */
function AdminLinks() {
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to={paths.users()} className={adminLink}>
        Staff Management
      </Link>
      <Link to={paths.addStaff()} className={adminLink}>
        Add another
      </Link>
    </p>
  );
}
