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
import type { BookingFormShown } from "./work-form.server";

/**
 * A page with one form that changes a booking, and the email to the customer that goes with the change. Needs the version of the unsent
 * input as its `key`.
 *
 * @param mail the fields of the email
 * @param mailNote what whoever reads the text has to know
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
  unsent: UnsentFormInput<FormResult<BookingFormShown>>;
  form: FormMetadata;
  mail?: { sendMail: FieldMetadata; mailText: FieldMetadata<string> };
  mailNote?: string | undefined;
  confirmLabel: string;
  isDestructive?: boolean;
  /**
   * Another button of the form, which answers its messages: those are beside the buttons then. The button comes after the main one, which
   * Enter in a field presses.
   */
  otherAction?: ReactNode;
  /** A form of its own above this one, with a button that needs no further input. */
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
        {/* Without the browser's own checks: the server's messages name the field and stay. */}
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
          {/* The email to the customer, which staff read and may edit or leave out. */}
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

/** Fields that are typed into; not those that a chosen value begins with. */
const typed = "input:is([type=text], [type=date], [type=datetime-local], :not([type])), textarea";

/**
 * Sets the focus on the first empty field of a form that was opened from another page, or else on the first field, so that typing and
 * Ctrl+Enter are all that is left to do. A new document leaves the focus to the browser, and a touch screen, whose keyboard would
 * cover the page, to the heading.
 */
function useFirstGap(form: RefObject<HTMLFormElement>): void {
  const isHydrated = useIsHydrated();
  const [wasOpenedHere] = useState(isHydrated);
  useEffect(() => {
    if (!wasOpenedHere || matchMedia("(pointer: coarse)").matches) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed) ?? [])];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, [form, wasOpenedHere]);
}
