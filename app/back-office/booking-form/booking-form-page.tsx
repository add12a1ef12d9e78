import { type FieldMetadata, type FormMetadata, getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { BackToBooking } from "~/back-office/back-link";
import { UnsentNote, type UnsentFormInput } from "~/back-office/unsent-input/use-unsent-input";
import { useListPosition } from "~/back-office/use-list-position";
import type { FormResult } from "~/forms/form-result";
import { language as languageText } from "~/messages/booking-state";
import * as text from "~/messages/booking-work";
import * as uiText from "~/messages/ui";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { sendByKeys } from "~/ui/send-by-keys";
import { SubmitButton } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { WithNames } from "~/ui/with-names";
import type { FormHead } from "./form-head.server";
import { RequestBeside } from "./request-beside";
import { SavedReplies, withReply } from "./saved-replies";
import type { BookingResultData } from "./work-form.server";

/**
 * A page with one form that changes a booking, and with the email to the customer about that change. Its `key` must be the version of the
 * unsent input.
 *
 * @param mail the fields of the email
 * @param mailNote a warning to read before the email is sent
 */
export function BookingFormPage({
  head,
  title,
  unsent,
  form,
  mail,
  mailNote,
  confirmLabel,
  isDestructive = false,
  otherAction,
  shortcut,
  children,
}: {
  head: FormHead;
  title: string;
  unsent: UnsentFormInput<FormResult<BookingResultData>>;
  form: FormMetadata;
  mail?: { sendMail: FieldMetadata; mailText: FieldMetadata<string> };
  mailNote?: string | undefined;
  confirmLabel: string;
  isDestructive?: boolean;
  /**
   * Another submit button. It comes after the main button, because Enter in a field presses the first one. The form's messages then appear
   * beside the buttons.
   */
  otherAction?: ReactNode;
  shortcut?: ReactNode;
  children?: ReactNode;
}) {
  const address = paths.bookingDetails(head.id, useListPosition());
  const { result } = unsent;
  const element = useRef<HTMLFormElement>(null);
  useFirstGap(element);
  const messages = <FormMessages form={form} />;
  return (
    <>
      <BackToBooking id={head.id} reference={head.reference} />
      <h1 className="mb-2">{title}</h1>
      <p className="mb-7 wrap-anywhere text-muted">
        <WithNames say={text.personAndService} names={[head.fullName, head.service]} />
      </p>
      {shortcut && <div className="mb-6">{shortcut}</div>}
      <div className="grid gap-6 lg:grid-cols-[minmax(16rem,1fr)_minmax(0,2fr)] lg:items-start">
        <RequestBeside head={head} />
        {/* The browser's own checks are off: the server's messages name the field and stay visible. */}
        <Form
          {...getFormProps(form)}
          ref={element}
          method="post"
          noValidate
          onInput={unsent.onInput}
          onKeyDown={sendByKeys}
          className="grid max-w-[52rem] min-w-0 gap-6"
        >
          {!otherAction && messages}
          <input type="hidden" name="formId" value={head.formId} />
          <input type="hidden" name="seen" value={result?.seen ?? head.seen} />
          <input type="hidden" name="read" value={result?.read ?? head.seen} />
          {children}
          {mail && (
            <Panel title={text.mailTitle}>
              {mailNote && (
                <div className="mb-5">
                  <Banner tone="warn" title={mailNote} />
                </div>
              )}
              <Checkbox
                field={mail.sendMail}
                label={text.sendMail}
                hint={text.sendMailHint}
                className="pt-0"
              />
              {head.language && <p className="mt-4 text-small">{languageText.suggested(head.language)}</p>}
              <TextArea
                field={mail.mailText}
                rows={5}
                label={text.mailText}
                hint={text.mailHint(head.greeting, head.signature)}
                defaultValue={withReply(mail.mailText.initialValue ?? "", result?.reply)}
                className="mt-4"
              />
              <SavedReplies replies={head.replies} target={mail.mailText.id} taken={result?.reply} />
            </Panel>
          )}
          {otherAction && messages}
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink to={address}>{uiText.cancel}</ButtonLink>
            <SubmitButton
              variant={isDestructive ? "danger-filled" : "primary"}
              sends={{ formId: head.formId }}
            >
              {confirmLabel}
            </SubmitButton>
            {otherAction}
            <UnsentNote unsent={unsent} />
          </div>
        </Form>
      </div>
    </>
  );
}

/** Fields that the user types into, without radios and selects, which have a default. */
const typedInputs = "input:is([type=text], [type=date], [type=datetime-local], :not([type])), textarea";

/**
 * Focuses the first empty field of a form that was opened from another page, or else its first field, so the user can start to type. After
 * a full page load, the browser decides the focus. On a touch screen the focus stays on the heading, because the on-screen keyboard would
 * cover the page.
 */
function useFirstGap(form: RefObject<HTMLFormElement>): void {
  const isHydrated = useIsHydrated();
  const [wasOpenedHere] = useState(isHydrated);
  useEffect(() => {
    if (!wasOpenedHere || matchMedia("(pointer: coarse)").matches) return;
    const fields = [
      ...(form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInputs) ?? []),
    ];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, [form, wasOpenedHere]);
}
