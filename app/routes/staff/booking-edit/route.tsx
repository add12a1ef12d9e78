import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { BackToBooking } from "~/back-office/back-link";
import { AnswerFields } from "~/back-office/booking-form/answer-fields";
import { loadFormHead } from "~/back-office/booking-form/form-head.server";
import { toTypedAnswers } from "~/back-office/booking-form/typed-answers";
import {
  type BookingResultData,
  workOptions,
  pathOfBooking,
  toWorkFlash,
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
import { formAction } from "~/forms/form-action.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import { personAndService } from "~/messages/booking-work";
import * as text from "~/messages/staff-entry";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { bookingRefusals, requireBooking } from "~/refusals/booking.server";
import { ButtonLink } from "~/ui/button";
import { FormMessages } from "~/ui/form-messages";
import { sendByKeys } from "~/ui/send-by-keys";
import { SubmitButton } from "~/ui/submit-button";
import { WithNames } from "~/ui/with-names";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(text.edit.head, data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/booking-edit", request);
  const { booking, head, isRefused } = await loadFormHead(request, {
    id: params.id,
    staff,
    eventKinds: ["corrected"],
    isAllowed: () => true,
  });
  return { head, values: toTypedAnswers(booking), isRefused };
}

export const action = formAction<BookingResultData>(async ({ request, params: { id = "" } }) => {
  const session = await guard("routes/staff/booking-edit", request);
  const post = await readPost(request, { to: pathOfBooking(request, id) });
  const booking = await requireBooking(id);
  const { formId: sentId, ...answers } = readValues(
    post,
    toCorrectionSchema(booking).safeExtend({ formId }),
    workOptions(post, id),
  );
  const form = { formId: sentId, seen: Number(post.fields.get("seen")) };
  const corrected = await correctBooking(id, { answers, form }, session);
  const sayDone = (changed: typeof corrected & { result: "done" }) =>
    toWorkFlash(describeDone("moved" in changed ? changed.moved : null), changed);
  return respondToResult(post, corrected, sayDone, bookingRefusals);
});

function describeDone(moved: MovedMails | null): string {
  if (!moved) return text.edit.done;
  const { emails, link, later } = text.corrected;
  const gets = moved.count > 0 ? emails(moved.count) : moved.hasNewLink ? link : later;
  return [text.edit.done, gets, ...(moved.events.length > 0 ? [text.corrected.takenBack] : [])].join(" ");
}

export default function EditBooking() {
  const { head } = useLoaderData<typeof loader>();
  const unsent = useUnsentInput(`edit ${head.id}`, head.formId, useActionData<typeof action>());
  return <EditForm key={unsent.version} unsent={unsent} />;
}

function EditForm({ unsent }: { unsent: UnsentFormInput<FormResult<BookingResultData>> }) {
  const { head, values } = useLoaderData<typeof loader>();
  const { result } = unsent;
  const [form, fields] = useForm({ id: "edit", lastResult: result, defaultValue: values });
  return (
    <>
      <BackToBooking id={head.id} reference={head.reference} />
      <h1 className="mb-2">{text.edit.head}</h1>
      <p className="mb-2 wrap-anywhere text-muted">
        <WithNames say={personAndService} names={[head.fullName, head.service]} />
      </p>
      <p className="mb-7 max-w-[52rem]">{text.edit.note}</p>
      <Form
        {...getFormProps(form)}
        method="post"
        noValidate
        onInput={unsent.onInput}
        onKeyDown={sendByKeys}
        className="grid max-w-[52rem] min-w-0 gap-6"
      >
        <FormMessages form={form} />
        <input type="hidden" name="formId" value={head.formId} />
        <input type="hidden" name="seen" value={result?.seen ?? head.seen} />
        <AnswerFields bound={fields} />
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
