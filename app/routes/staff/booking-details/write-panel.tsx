import { type Ref, useCallback, useEffect, useRef } from "react";
import { type FormResult, resultOf } from "~/forms/form-result";
import * as text from "~/messages/booking-details";
import * as workText from "~/messages/booking-work";
import { language as languageText } from "~/messages/booking-workflow";
import { Key } from "~/ui/shortcut";
import { messageField, messageTab, noteTab } from "./steps";
import { TextForm } from "./text-form";
import type { WorkSheet } from "./to-work-sheet";

interface WritePanelProps {
  /** The customer's. */
  firstName: string;
  work: WorkSheet;
  messageFormId: string;
  noteFormId: string;
  /** Of the form that was sent last, if it was refused. */
  result: FormResult | undefined;
}

/** The forms for a message to the customer and for a note, as tabs; both keep what was typed. */
export function WritePanel({
  firstName,
  work: { id, replies, greeting, signature, language },
  messageFormId,
  noteFormId,
  result,
}: WritePanelProps) {
  const refusedNote = resultOf(result, { intent: "add-note" });
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
        <Tab id={messageTab} inputRef={reply} isChecked={!refusedNote} shortcutKey="r">
          {workText.replyTo(firstName)}
        </Tab>
        <Tab id={noteTab} inputRef={note} isChecked={Boolean(refusedNote)} shortcutKey="n">
          {workText.internalNote}
        </Tab>
      </fieldset>
      <div className="px-4.5 py-3.5 group-has-[#write-note:checked]:hidden">
        {language && <p className="mb-3 text-small">{languageText.ownWords(language)}</p>}
        <TextForm
          key={messageFormId}
          id="message"
          intent="send-message"
          formId={messageFormId}
          bookingId={id}
          replies={replies}
          label={workText.newMessage}
          hint={workText.messageHint(greeting, signature)}
          submitLabel={workText.sendMessage}
          shortcutKey="r"
          lastResult={resultOf(result, { intent: "send-message" })}
        />
      </div>
      <div className="px-4.5 py-3.5 group-has-[#write-message:checked]:hidden">
        <TextForm
          key={noteFormId}
          id="note"
          intent="add-note"
          formId={noteFormId}
          bookingId={id}
          label={text.newNote}
          hint={text.noteHint}
          submitLabel={text.addNote}
          shortcutKey="n"
          lastResult={refusedNote}
          onRestored={showBegunNote}
        />
      </div>
    </div>
  );
}

/** A radio that looks like a tab: it works without script. */
function Tab({
  id,
  inputRef,
  isChecked,
  shortcutKey,
  children,
}: {
  id: string;
  inputRef?: Ref<HTMLInputElement>;
  isChecked: boolean;
  /** Of the keyboard, which leads to the field. */
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

/** Chooses the tab of the message when a link on the page leads to its field. */
function useChosenByLinks() {
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const choose = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href$="#${messageField}"]`) && radio.current)
        radio.current.checked = true;
    };
    // Before the browser goes to the field, which it cannot focus while it is hidden.
    document.addEventListener("click", choose, true);
    return () => document.removeEventListener("click", choose, true);
  }, []);
  return radio;
}
