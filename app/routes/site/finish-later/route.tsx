import { getFormProps } from "@conform-to/react";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readDraftCookie } from "~/booking/form/draft-cookie.server";
import { sendDraftLink } from "~/booking/form/draft-link.server";
import { findDraft } from "~/booking/form/draft.server";
import { clampStep } from "~/booking/form/steps";
import { stepSchemas } from "~/booking/schema";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { readPost, readValues, redirectOrShow } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as bookingText from "~/messages/booking";
import * as text from "~/messages/draft-link";
import { paths } from "~/paths";
import type { FlashInput } from "~/server/flash.server";
import { clientAddress } from "~/server/request-context.server";
import { titleOf } from "~/settings/company";
import { draftDays } from "~/settings/kept-days";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import { TextField } from "~/ui/text-field";

export const handle = { page: "booking" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(data?.isRefused ? bookingText.titleWithErrors(text.title) : text.title) },
  { name: "description", content: text.description },
  { name: "robots", content: "noindex" },
];

export const headers = formHeaders;

/** Shows the form to a visitor with a draft, even if another browser continued it. Other visitors start at the first step. */
export async function loader({ request }: LoaderFunctionArgs) {
  const step = clampStep(new URL(request.url).searchParams.get("step"));
  const found = await findDraft((await readDraftCookie(request)).draft);
  if (found.kind === "submitted" || (found.kind === "moved" && found.isSubmitted))
    throw redirect(paths.booking());
  if (found.kind !== "open" && found.kind !== "moved") throw redirect(paths.booking({ start: "over" }));
  const email = found.kind === "open" ? found.draft.answers.email : "";
  return toFormPage(request, {
    step,
    email: typeof email === "string" ? email : "",
    isMoved: found.kind === "moved",
  });
}

const schema = z.object({ email: stepSchemas[1].shape.email });

export const action = formAction(async ({ request }) => {
  const step = clampStep(new URL(request.url).searchParams.get("step"));
  const post = await readPost(request, { to: paths.finishLater({ step }) });
  const { email } = readValues(post, schema, {
    limit: (wait) => [bookingText.tooManyRequests, bookingText.tooManyRequestsAdvice(wait)],
  });
  const { draft } = await readDraftCookie(request);
  const sentLink = draft === undefined ? null : await sendDraftLink(draft, email, clientAddress());
  if (!sentLink) return redirect(paths.booking({ start: "over" }));
  return redirectOrShow(post, toFlash[sentLink.mail](email));
});

const toFlash = {
  queued: (email: string) => ({ title: text.sent, advice: text.sentAdvice(email) }),
  unknown: (email: string) => ({ title: text.sent, advice: text.movedSentAdvice(email) }),
  delayed: (email: string): FlashInput => ({
    tone: "warn",
    title: text.delayed,
    advice: text.delayedAdvice(email),
  }),
};

export default function FinishLater() {
  const { step, flash, email, isMoved } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm({ id: "finish-later", lastResult, defaultValue: { email } });
  return (
    <Container className="pb-section">
      <div className="grid max-w-read gap-8 pt-[clamp(2rem,1.2rem+3vw,4rem)]">
        <h1>{text.title}</h1>
        {flash ? (
          <FlashBanner flash={flash} />
        ) : (
          <p className="text-lead text-muted">{isMoved ? text.movedLead : text.lead(draftDays)}</p>
        )}
        {!flash && (
          // The browser's own checks are off, because the server's messages say more and stay visible.
          <form
            {...getFormProps(form)}
            method="post"
            action={paths.finishLater({ step })}
            noValidate
            className="grid max-w-104 gap-6"
          >
            <FormMessages form={form} />
            <TextField field={fields.email} type="email" required label={text.email} autoComplete="email" />
            <Button type="submit" variant="primary" className="justify-self-start">
              {text.send}
            </Button>
          </form>
        )}
        <p>
          <a href={paths.booking({ step })} className="text-accent-text underline hover:decoration-2">
            {text.back}
          </a>
        </p>
      </div>
    </Container>
  );
}
