import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/back-office/page-title";
import { findFactorMethods } from "~/back-office/sign-in/factor-methods.server";
import { passkeySite } from "~/back-office/sign-in/passkey-site.server";
import { SecondFactorForms } from "~/back-office/sign-in/second-factor-forms";
import { useRequestRecovery } from "~/browser/use-request-recovery";
import { formAction } from "~/forms/form-action.server";
import { showsRefusedForm } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { readRedirect } from "~/lib/safe-redirect";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/second-factor";
import { paths } from "~/paths";
import { accountRefusals } from "~/refusals/account.server";
import { redirectWithFlash } from "~/server/flash.server";
import { clientAddress } from "~/server/request-context.server";
import { stripSignedInMark, toSignIn } from "~/server/session-redirects.server";
import { secondFactorSchema } from "~/staff/schema";
import { finishSignIn } from "~/staff/sign-in/finish-sign-in.server";
import { findPendingSignIn, readPendingCookie } from "~/staff/sign-in/pending-sign-in.server";
import { Container } from "~/ui/container";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.verifyTitle, data?.isRefused) },
  { name: "robots", content: "noindex" },
];

export const headers = formHeaders;

/** Shows the form to a browser that has sent a correct password. Other browsers start at the sign-in page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findPendingSignIn(await readPendingCookie(request));
  if (!account) throw await toSignIn(request, readTarget(request));
  stripSignedInMark(request);
  return data({
    email: account.email,
    redirectTo: readTarget(request),
    methods: await findFactorMethods(request, account.id),
    isRefused: showsRefusedForm(request),
  });
}

export const action = formAction(async ({ request }) => {
  const pending = await readPendingCookie(request);
  if (!(await findPendingSignIn(pending))) return startOver(request);
  const post = await readPost(request);
  const { code = "", passkey } = readValues(post, secondFactorSchema, { secrets: ["code", "passkey"] });
  const factor = passkey ? { passkey, site: passkeySite(request) } : { code };
  return respondToResult(
    post,
    await finishSignIn(request, pending, factor, clientAddress()),
    ({ headers }) => redirect(readTarget(request), { headers }),
    { ...accountRefusals, ended: { page: () => startOver(request) } },
  );
});

function startOver(request: Request) {
  const flash = { tone: "warn", title: text.signInEnded, advice: text.signInEndedAdvice } as const;
  return redirectWithFlash(request, paths.login({ redirectTo: readTarget(request) }), flash);
}

function readTarget(request: Request): string {
  return readRedirect(request, paths.dashboard());
}

export default function VerifySignIn() {
  useRequestRecovery();
  const { email, redirectTo, methods } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const otherMethodUrl = paths.loginVerify({
    redirectTo,
    with: methods.wantsRecovery ? undefined : "recovery",
  });
  return (
    <Container className="py-[clamp(2.5rem,1.5rem+4vw,6rem)]">
      <div className="grid max-w-104 gap-6">
        <h1>{text.verifyTitle}</h1>
        <p className="text-muted">
          <RichText
            text={text.verifyLead(email)}
            tags={{ email: (label) => <span className="font-medium wrap-anywhere text-text">{label}</span> }}
          />
        </p>
        <SecondFactorForms
          purpose="sign-in"
          methods={methods}
          otherMethodUrl={otherMethodUrl}
          result={result}
        />
        <p className="border-t border-line pt-3">
          <Link to={paths.login({ redirectTo })} className="inline-flex min-h-11 items-center underline">
            {text.startAgain}
          </Link>
        </p>
      </div>
    </Container>
  );
}
