import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type Ref, useCallback, useEffect, useRef } from "react";
import { SavedReplies, withReply } from "~/back-office/booking-form/saved-replies";
import {
  type UnsentFormInput,
  UnsentNote,
  useUnsentInput,
} from "~/back-office/unsent-input/use-unsent-input";
import { type FormResult, resultOf } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as text from "~/messages/booking-details";
import { language as languageText } from "~/messages/booking-state";
import * as workText from "~/messages/booking-work";
import { FormErrors } from "~/ui/form-messages";
import { sendByKeys } from "~/ui/send-by-keys";
import { Key, shortcut } from "~/ui/shortcut";
import { SubmitButton } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";
import type { DetailsResultData } from "./booking-details-forms.server";
import { messageField, messageTab, noteTab } from "./next-actions";
import type { WorkView } from "./to-work-view";

interface WritePanelProps {
  fullName: string;
  work: WorkView;
  messageFormId: string;
  noteFormId: string;
  result: FormResult | undefined;
}

/** The intent of each form in `handleBookingDetailsForms`, and the shortcut of its field. */
const textForms = {
  message: { intent: "send-message", shortcutKey: "r" },
  note: { intent: "add-note", shortcutKey: "n" },
};

/** The forms for a message and a note. Each keeps its input when the tab changes. */
export function WritePanel({
  fullName,
  work: { id, seen, replies, greeting, signature, language },
  messageFormId,
  noteFormId,
  result,
}: WritePanelProps) {
  const isNoteRefused = resultOf(result, { intent: "add-note" }) !== undefined;
  const reply = useChosenByLinks();
  const note = useRef<HTMLInputElement>(null);
  const showBegunNote = useCallback(() => {
    const message = document.getElementById(messageField);
    const isMessageBegun = message instanceof HTMLTextAreaElement && message.value !== "";
    if (note.current && !isMessageBegun) note.current.checked = true;
  }, []);
  return (
    <div className="group border-t border-line-strong wrap-anywhere [&_textarea]:scroll-mt-36">
      <fieldset className="flex min-w-0 border-b border-line px-1">
        <legend className="sr-only">{workText.writeLabel}</legend>
        <Tab id={messageTab} inputRef={reply} isChecked={!isNoteRefused} shortcutKey="r">
          {workText.replyTo(fullName)}
        </Tab>
        <Tab id={noteTab} inputRef={note} isChecked={isNoteRefused} shortcutKey="n">
          {workText.internalNote}
        </Tab>
      </fieldset>
      <div className="px-4.5 py-3.5 group-has-[#write-note:checked]:hidden">
        {language && <p className="mb-3 text-small">{languageText.ownWords(language)}</p>}
        <TextForm
          key={messageFormId}
          id="message"
          bookingId={id}
          formId={messageFormId}
          seen={seen}
          label={workText.newMessage}
          hint={workText.messageHint(greeting, signature)}
          submitLabel={workText.sendMessage}
          result={result}
          replies={replies}
        />
      </div>
      <div className="px-4.5 py-3.5 group-has-[#write-message:checked]:hidden">
        <TextForm
          key={noteFormId}
          id="note"
          bookingId={id}
          formId={noteFormId}
          label={text.newNote}
          hint={text.noteHint}
          submitLabel={text.addNote}
          result={result}
          onRestored={showBegunNote}
        />
      </div>
    </div>
  );
}

/** A radio that looks like a tab, so that it works without script. */
function Tab({
  id,
  inputRef,
  isChecked,
  shortcutKey,
  children,
}: {
  id: string;
  inputRef: Ref<HTMLInputElement>;
  isChecked: boolean;
  /** The key that focuses the tab's field. */
  shortcutKey: string;
  children: string;
}) {
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-2 px-3.5 font-medium text-muted last:shrink-0 hover:bg-soft has-[:checked]:font-semibold has-[:checked]:text-text has-[:checked]:shadow-[inset_0_-3px_0_var(--color-fill)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
    >
      <input
        ref={inputRef}
        type="radio"
        name="write"
        id={id}
        defaultChecked={isChecked}
        className="sr-only"
      />
      {/* A long name must not push the other tab out of the page. */}
      <span className="truncate">{children}</span>
      <Key>{shortcutKey}</Key>
    </label>
  );
}

/** Selects the message's tab when a link on the page targets its field. */
function useChosenByLinks() {
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href$="#${messageField}"]`) && radio.current)
        radio.current.checked = true;
    };
    // Runs before the browser follows the link, because the browser cannot focus a hidden field.
    document.addEventListener("click", choose, true);
    return () => document.removeEventListener("click", choose, true);
  }, []);
  return radio;
}

interface TextFormProps {
  /** The form's id, from which the field's id derives. */
  id: "note" | "message";
  /** Keeps the unsent texts of different bookings apart. */
  bookingId: string;
  /** Makes a repeated post add only one text. It changes after each text; also use it as `key`, which empties the form. */
  formId: string;
  seen?: number;
  label: string;
  hint: string;
  submitLabel: string;
  result: FormResult<DetailsResultData> | undefined;
  replies?: WorkView["replies"];
  /** Called when the field shows unsent input from an earlier page. */
  onRestored?: () => void;
}

function TextForm({
  id,
  bookingId,
  formId,
  seen,
  label,
  hint,
  submitLabel,
  result,
  replies,
  onRestored,
}: TextFormProps) {
  const { intent } = textForms[id];
  const unsent = useUnsentInput(`${id} ${bookingId}`, formId, resultOf(result, { intent }));
  const { isRestored } = unsent;
  useEffect(() => {
    if (isRestored) onRestored?.();
  }, [isRestored, onRestored]);
  return (
    <UnsentTextForm
      key={unsent.version}
      {...{ id, formId, seen, label, hint, submitLabel, replies, unsent }}
    />
  );
}

type UnsentTextFormProps = Omit<TextFormProps, "bookingId" | "result" | "onRestored"> & {
  unsent: UnsentFormInput<FormResult<DetailsResultData>>;
};

function UnsentTextForm({
  id,
  formId,
  seen,
  label,
  hint,
  submitLabel,
  replies = [],
  unsent,
}: UnsentTextFormProps) {
  const { intent, shortcutKey } = textForms[id];
  const [form, fields] = useForm({ id, lastResult: unsent.result, defaultValue: { text: "" } });
  const overtakenBy = unsent.result?.seen;
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      preventScrollReset
      noValidate
      onInput={unsent.onInput}
      onKeyDown={sendByKeys}
      className="grid gap-3"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formId" value={formId} />
      {seen !== undefined && <input type="hidden" name="seen" value={overtakenBy ?? seen} />}
      <FormErrors form={form} />
      <div>
        <TextArea
          {...shortcut(shortcutKey)}
          field={fields.text}
          required
          label={label}
          hint={hint}
          defaultValue={withReply(fields.text.initialValue ?? "", unsent.result?.reply)}
        />
        <SavedReplies
          replies={replies}
          target={fields.text.id}
          taken={unsent.result?.reply}
          shortcutKey="/"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton size="sm" sends={{ intent }}>
          {overtakenBy === undefined ? submitLabel : workText.sendAnyway}
        </SubmitButton>
        <UnsentNote unsent={unsent} />
      </div>
    </Form>
  );
}
