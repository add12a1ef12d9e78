import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { BackToBooking } from "~/back-office/back-link";
import { AnswerFields, requiredNames } from "~/back-office/booking-form/answer-fields";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import { toTypedAnswers } from "~/back-office/booking-form/typed-answers";
import {
  type BookingFormShown,
  pathOfBooking,
  toWorkFlash,
  workForm,
} from "~/back-office/booking-form/work-form.server";
import { formTitle } from "~/back-office/page-title";
import {
  UnsentNote,
  type UnsentFormInput,
  useUnsentInput,
} from "~/back-office/unsent-input/use-unsent-input";
import { useListPosition } from "~/back-office/use-list-position";
import { formId } from "~/booking/change/form-fields";
import { toCorrectionSchema } from "~/booking/schema";
import { correctBooking } from "~/booking/workflow/correct-booking.server";
import type { MovedMails } from "~/booking/workflow/move-mails.server";
import { changeForm, type FormHandler } from "~/forms/define-form.server";
import { fieldsWithErrors, formHeaders, type FormResult, messagesOf } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { requireBooking } from "~/forms/refusals/booking.server";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { personAndService } from "~/messages/booking-work";
import * as text from "~/messages/staff-entry";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { sendByKeys } from "~/ui/send-by-keys";
import { SubmitButton } from "~/ui/submit-button";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.edit.head, data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-edit", request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    own: ["corrected"],
    isAllowed: () => true,
  });
  return { head, values: toTypedAnswers(booking), isRefused };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await guard("routes/staff/booking-edit", request);
  const form: FormHandler<BookingFormShown> = async (post) => {
    const booking = await requireBooking(params.id);
    const correct = changeForm({
      ...workForm(params.id),
      schema: toCorrectionSchema(booking).safeExtend({ formId }),
      change: ({ formId: id, ...answers }, sent) => {
        const seen = Number(sent.get("seen"));
        return correctBooking(params.id, { answers, form: { formId: id, seen } }, session);
      },
      done: (changed) => toWorkFlash(describeDone("moved" in changed ? changed.moved : null), changed),
    });
    return correct(post);
  };
  return handleForm(request, form, pathOfBooking(request, params.id));
}

/** Says what becomes of the emails, if the address was corrected. */
function describeDone(moved: MovedMails | null): string {
  if (!moved) return text.edit.done;
  const { emails, link, later } = text.corrected;
  const gets = moved.count > 0 ? emails(moved.count) : moved.hasNewLink ? link : later;
  return [text.edit.done, gets, ...(moved.hasEvent ? [text.corrected.takenBack] : [])].join(" ");
}

export default function EditBooking() {
  const { head } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`edit ${head.id}`, head.formId, useActionData<typeof action>());
  return <EditForm key={unsent.version} unsent={unsent} />;
}

function EditForm({ unsent }: { unsent: UnsentFormInput<FormResult<BookingFormShown>> }) {
  const { head, values } = useLoaderData<typeof loader>();
  const { result } = unsent;
  const form = useForm<string>(result, { fields: values, required: requiredNames, onInput: unsent.onInput });
  return (
    <>
      <BackToBooking id={head.id} reference={head.reference} />
      <h1 className="mb-2">{text.edit.head}</h1>
      <p className="mb-2 wrap-anywhere text-muted">{personAndService(head.fullName, head.service)}</p>
      <p className="mb-7 max-w-[52rem]">{text.edit.note}</p>
      <Form
        method="post"
        noValidate
        {...form.props}
        onKeyDown={sendByKeys}
        className="grid max-w-[52rem] min-w-0 gap-6"
      >
        <FormMessages formErrors={messagesOf(result)} fields={fieldsWithErrors(result)} />
        <input type="hidden" name="formId" value={head.formId} />
        <input type="hidden" name="seen" value={result?.seen ?? head.seen} />
        <AnswerFields form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.bookingDetails(head.id, useListPosition())}>{uiText.cancel}</ButtonLink>
          <SubmitButton variant="primary" sends={{ formId: head.formId }}>
            {text.edit.save}
          </SubmitButton>
          <UnsentNote unsent={unsent} />
        </div>
      </Form>
    </>
  );
}
