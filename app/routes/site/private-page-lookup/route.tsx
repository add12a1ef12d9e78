import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lookupSchema, mailPrivateLink } from "~/booking/private-page/mail-link.server";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { readPost, readValues, redirectOrShow } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/private-page";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { clientAddress } from "~/server/request-context.server";
import { contactText, titleOf } from "~/settings/company";
import { contactTags } from "~/site/contact-tags";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { FormMessages } from "~/ui/form-messages";
import { FlashBanner } from "~/ui/page-messages";
import { TextField } from "~/ui/text-field";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(data?.isRefused ? text.titleWithErrors(text.lookupTitle) : text.lookupTitle) },
  { name: "description", content: text.lookupDescription },
  { name: "robots", content: "noindex" },
];

export const headers = formHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  return toFormPage(request, {});
}

const limit = (wait: string) => [text.lookupTooMany, text.lookupTooManyAdvice(wait)];

/** Responds the same whether or not such a request exists. */
export const action = formAction(async ({ request }) => {
  const post = await readPost(request, { to: paths.privatePageLookup() });
  const values = readValues(post, lookupSchema, { limit });
  const address = clientAddress();
  await consumeAddressAttempt(clientLimits.lookups, address);
  await mailPrivateLink(values, address);
  return redirectOrShow(post, { title: text.lookupSent, advice: text.lookupSentAdvice });
});

export default function PrivatePageLookup() {
  const { flash } = useLoaderData<typeof loader>();
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <div className="grid max-w-120 gap-6">
        <div>
          <h1>{text.lookupTitle}</h1>
          <p className="mt-4 text-lead text-muted">{text.lookupLead}</p>
        </div>
        <FlashBanner flash={flash} />
        <LookupForm />
        <p className="text-muted">
          <RichText text={contactText(text.lookupHelp)} tags={contactTags} />
        </p>
      </div>
    </Container>
  );
}

/** The page has no script. The server validates the form, with the site's own messages. */
function LookupForm() {
  const lastResult = useActionData<typeof action>();
  const [form, fields] = useForm({ id: "lookup", lastResult, defaultValue: { reference: "", email: "" } });
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={paths.privatePageLookup()}
      noValidate
      className="grid gap-6"
    >
      <FormMessages form={form} />
      <TextField
        field={fields.reference}
        label={text.lookupReference}
        required
        hint={text.lookupReferenceHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-72 [&_input]:font-mono"
      />
      <TextField
        field={fields.email}
        type="email"
        label={text.lookupEmail}
        required
        hint={text.lookupEmailHint}
        autoComplete="email"
      />
      <Button type="submit" value="send" variant="primary" className="justify-self-start">
        {text.lookupSend}
      </Button>
    </form>
  );
}
