import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/form-body.server";
import { TooManyAttemptsError } from "~/http/rate-limit.server";
import { safeRedirect } from "~/http/safe-redirect";
import { paths } from "~/paths";
import { company } from "~/site/company";
import { authenticator } from "~/staff/authenticator.server";
import { PasswordQueueFullError } from "~/staff/passwords.server";
import { loginSchema } from "~/staff/schema";
import { writeSessionCookie } from "~/staff/session-cookie.server";
import { createSession, endSession, findSession, longestSession } from "~/staff/sessions.server";
import { InvalidCredentialsError } from "~/staff/sign-in.server";
import { Banner } from "~/ui/banner";
import { LoginForm } from "./login-form";
import { PointsPicture } from "./points-picture";

export const handle = { hydrate: true };

/** Where staff start who asked for no page in particular. */
const start = paths.dashboard();

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.isRefused ? "Error: " : ""}Staff login | ${company.name}` },
  { name: "robots", content: "noindex" },
];

/** Carries Retry-After from the action to the document. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await findSession(request);
  // After a refused post, Remix loads the page again by a GET that carries the post's headers.
  return { signedInAs: session?.staff.email, isRefused: request.headers.has("Content-Type") };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: loginSchema });
  const hideFields = ["password"];
  if (submission.status !== "success") return data(submission.reply({ hideFields }), { status: 400 });
  try {
    const { id } = await authenticator.authenticate(
      "form",
      new Request(request.url, { method: "POST", body: form }),
    );
    await endSession(request);
    const cookie = await writeSessionCookie(request, await createSession(id), longestSession);
    const wanted = new URL(request.url).searchParams.get("redirectTo");
    return redirect(safeRedirect(wanted, start), { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    const refusal = refusalOf(error);
    return data(submission.reply({ formErrors: refusal.messages, hideFields }), refusal.init);
  }
}

function refusalOf(error: unknown): { messages: [title: string, advice: string]; init: ResponseInit } {
  if (error instanceof InvalidCredentialsError)
    return {
      messages: [
        "Invalid email or password",
        "Check both and try again. If you have forgotten your password, ask an administrator for a new one.",
      ],
      init: { status: 400 },
    };
  if (error instanceof PasswordQueueFullError)
    return {
      messages: ["Too many people are signing in", "Wait a few seconds, then try again."],
      init: { status: 503, headers: { "Retry-After": "5" } },
    };
  if (error instanceof TooManyAttemptsError)
    return {
      messages: ["Too many attempts to sign in", `Wait ${minutes(error.retryAfter)}, then try again.`],
      init: { status: 429, headers: { "Retry-After": String(error.retryAfter) } },
    };
  throw error;
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? "a minute" : `${count} minutes`;
}

export default function Login() {
  const { signedInAs } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="grid lg:min-h-160 lg:grid-cols-2">
      <div className="px-margin py-[clamp(2.5rem,1.5rem+4vw,6rem)] lg:ms-auto lg:w-full lg:max-w-[calc(var(--container-page)/2+var(--spacing-margin))] lg:self-center">
        <h1>Staff login</h1>
        <p className="mt-3 text-muted">For Datum 3D staff. Visitors do not need an account to book.</p>
        <div className="mt-8 grid max-w-104 gap-6">
          {signedInAs && (
            <Banner tone="info" title={`You are signed in as ${signedInAs}`}>
              <Link to={start}>Go to the dashboard</Link>, or sign in with another account.
            </Banner>
          )}
          <LoginForm lastResult={lastResult} />
        </div>
      </div>
      <PointsPicture />
    </div>
  );
}
