import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type Lookup, lookupSchema, mailPrivateLink } from "~/booking/private-page/mail-link.server";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { changeForm } from "~/forms/define-form.server";
import { toFormPage } from "~/forms/form-page.server";
import { type FormResult, formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
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

export function action({ request }: ActionFunctionArgs) {
  return handleForm(
    request,
    changeForm({
      schema: lookupSchema,
      limit,
      change: mailLink,
      done: () => ({ title: text.lookupSent, advice: text.lookupSentAdvice }),
      refusals: {},
    }),
    paths.privatePageLookup(),
  );
}

/** Does so alike whether or not there is such a request. */
async function mailLink(lookup: Lookup): Promise<void> {
  const address = clientAddress();
  await consumeAddressAttempt(clientLimits.lookups, address);
  await mailPrivateLink(lookup, address);
}

export default function PrivatePageLookup() {
  const { flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <Container className="pt-[clamp(2.5rem,5vw,5.5rem)] pb-section">
      <div className="grid max-w-120 gap-6">
        <div>
          <h1>{text.lookupTitle}</h1>
          <p className="mt-4 text-lead text-muted">{text.lookupLead}</p>
        </div>
        <FlashBanner flash={flash} />
        <LookupForm result={result} />
        <p className="text-muted">
          <RichText text={contactText(text.lookupHelp)} tags={contactTags} />
        </p>
      </div>
    </Container>
  );
}

/** Asks for reference and email. The page has no script: the server says what is wrong, in the words of the site. */
function LookupForm({ result }: { result: FormResult | undefined }) {
  const form = useForm(result, { fields: { reference: "", email: "" } });
  return (
    <form method="post" action={paths.privatePageLookup()} noValidate {...form.props} className="grid gap-6">
      <FormMessages {...form.messages} />
      <TextField
        {...form.text("reference")}
        label={text.lookupReference}
        required
        hint={text.lookupReferenceHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-72 [&_input]:font-mono"
      />
      <TextField
        {...form.text("email")}
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
