import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AnswerFields } from "~/back-office/booking-form/answer-fields";
import { toTypedAnswers } from "~/back-office/booking-form/typed-answers";
import { formTitle } from "~/back-office/page-title";
import {
  UnsentNote,
  type UnsentFormInput,
  useUnsentInput,
} from "~/back-office/unsent-input/use-unsent-input";
import { fieldsOf } from "~/booking-fields";
import { formId } from "~/booking/change/form-fields";
import { enterBooking, findNewestOwned } from "~/booking/form/submit.server";
import { entrySchema } from "~/booking/schema";
import { formAction } from "~/forms/form-action.server";
import { showsRefusedForm } from "~/forms/form-page.server";
import { readPost, readValues } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { digestToUuid } from "~/lib/sha256.server";
import { answerLabels } from "~/messages/booking-answers";
import { languages } from "~/messages/booking-state";
import { defaultLocale, locales } from "~/messages/languages";
import { entry as text, newBooking } from "~/messages/staff-entry";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/server/flash.server";
import { ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { sendByKeys } from "~/ui/send-by-keys";
import { SubmitButton } from "~/ui/submit-button";

const schema = entrySchema.safeExtend({
  formId,
  language: z.enum(locales).default(defaultLocale),
  sendMail: z.stringbool().default(false),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(newBooking, data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/new-booking", request);
  return {
    // Changes when this person sends the form, so unsent input with another id is obsolete.
    formId: digestToUuid(["new-booking", staff.id, await findNewestOwned(staff.id)]),
    values: { ...toTypedAnswers(), language: defaultLocale, sendMail: true },
    isRefused: showsRefusedForm(request),
  };
}

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/new-booking", request);
  const post = await readPost(request);
  const { formId: sentId, language, sendMail, ...answers } = readValues(post, schema);
  const { id } = await enterBooking(answers, { formId: sentId, language, sendMail }, session);
  return redirectWithFlash(request, paths.bookingDetails(id), sendMail ? text.doneAndMailed : text.done);
});

export default function NewBooking() {
  const { formId } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput("new booking", formId, useActionData<typeof action>());
  return <EntryForm key={unsent.version} unsent={unsent} />;
}

function EntryForm({ unsent }: { unsent: UnsentFormInput }) {
  const { formId, values } = useLoaderData<typeof loader>();
  const { result } = unsent;
  const consents = { termsAccepted: false, privacyConsent: false };
  const [form, fields] = useForm({
    id: "entry",
    lastResult: result,
    defaultValue: { ...values, ...consents },
  });
  return (
    <>
      <h1 className="mb-2">{text.head}</h1>
      <p className="mb-7 max-w-[52rem] text-muted">{text.note}</p>
      <Form
        {...getFormProps(form)}
        method="post"
        noValidate
        onInput={unsent.onInput}
        onKeyDown={sendByKeys}
        className="grid max-w-[52rem] min-w-0 gap-6"
      >
        <FormMessages form={form} />
        <input type="hidden" name="formId" value={formId} />
        <AnswerFields bound={fields} />
        <Panel title={text.consents}>
          <p className="text-small text-muted">{text.consentsHint}</p>
          {fieldsOf(5).map((name) => (
            <Checkbox key={name} field={fields[name]} label={answerLabels[name]} />
          ))}
        </Panel>
        <Panel title={text.customer}>
          <Select field={fields.language} label={text.language}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {languages[locale]}
              </option>
            ))}
          </Select>
          <Checkbox field={fields.sendMail} label={text.sendMail} hint={text.sendMailHint} />
        </Panel>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.viewBooking()}>{uiText.cancel}</ButtonLink>
          <SubmitButton variant="primary" sends={{ formId }}>
            {text.save}
          </SubmitButton>
          <UnsentNote unsent={unsent} />
        </div>
      </Form>
    </>
  );
}
