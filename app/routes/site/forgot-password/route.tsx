import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTitle } from "~/back-office/page-title";
import { SecretLinkPage } from "~/back-office/sign-in/secret-link-page";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { readPost, readValues, redirectOrShow } from "~/forms/form-post.server";
import { type FormResult, formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { describeWait } from "~/lib/format-amount";
import { hasMailServer } from "~/mail/outbox-state.server";
import * as text from "~/messages/password-reset";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import type { FlashInput } from "~/server/flash.server";
import { clientAddress } from "~/server/request-context.server";
import { countForgottenPassword } from "~/staff/limits/password-reset-limits.server";
import { requestResetLink } from "~/staff/passwords/mail-reset-link.server";
import { resetMinutes } from "~/staff/passwords/reset-link.server";
import { forgottenPasswordSchema } from "~/staff/schema";
import { Button } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import { TextField } from "~/ui/text-field";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.askTitle, data?.isRefused) },
  { name: "description", content: text.askDescription },
  { name: "robots", content: "noindex" },
];

export const headers = formHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  return toFormPage(request, { canMail: hasMailServer(), minutes: resetMinutes });
}

export const action = formAction(async ({ request }) => {
  const post = await readPost(request);
  const { email } = readValues(post, forgottenPasswordSchema);
  return redirectOrShow(post, toFlash(await mailLink(email)));
});

/** @returns seconds until the mail is sent, whether or not such an account exists */
async function mailLink(email: string): Promise<number> {
  const delay = await countForgottenPassword(email, clientAddress());
  // Without a mail server, the mail would wait for one, and could arrive days later with an expired link.
  if (hasMailServer()) await requestResetLink(email, delay);
  return delay;
}

function toFlash(delay: number): FlashInput {
  if (delay === 0) return { title: text.asked, advice: text.askedAdvice(resetMinutes) };
  return { tone: "warn", title: text.delayed, advice: text.delayedAdvice(describeWait(delay)) };
}

export default function ForgotPassword() {
  const { canMail, minutes, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <SecretLinkPage title={text.askTitle} lead={canMail ? text.askLead(minutes) : text.noMailLead}>
      {canMail ? (
        <>
          <FlashBanner flash={flash} />
          <ForgotForm result={result} />
        </>
      ) : (
        <p>
          <RichText
            text={text.noMailAdmin}
            tags={{ code: (command) => <code className="font-mono text-mono">{command}</code> }}
          />
        </p>
      )}
      <p>
        <a href={paths.login()} className="text-accent-text underline hover:decoration-2">
          {text.backToLogin}
        </a>
      </p>
    </SecretLinkPage>
  );
}

function ForgotForm({ result }: { result: FormResult | undefined }) {
  const [form, fields] = useForm({ id: "forgot", lastResult: result, defaultValue: { email: "" } });
  return (
    // The browser validates, because there is no script.
    <form id={form.id} method="post" action={paths.forgotPassword()} className="grid gap-6">
      <FormMessages form={form} />
      <TextField field={fields.email} type="email" label={text.email} autoComplete="username" required />
      <Button type="submit" variant="primary" className="justify-self-start">
        {text.ask}
      </Button>
    </form>
  );
}
