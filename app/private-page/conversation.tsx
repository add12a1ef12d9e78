import { type FormResult, resultOf, typedInto } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import * as privatePageText from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { classNames } from "~/ui/class-names";
import { TextArea } from "~/ui/text-area";
import { FormFrame, lastSent, type PageSectionProps } from "./form-frame";
import type { PageView } from "./page-view.server";

export function Conversation({ view, result }: PageSectionProps) {
  const { messages, hasOlderMessages, isReadOnly } = view;
  const [form, fields] = useForm({
    id: "message",
    lastResult: resultOf(result, { intent: "message" }),
    defaultValue: { text: textOfRemovedForm(view, result) },
  });
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="mb-5">
        {privatePageText.messages.heading}
      </h2>
      {hasOlderMessages && <p className="mb-4 text-small text-muted">{privatePageText.messages.older}</p>}
      {messages.length > 0 ? (
        <ol className="mb-8 border-t border-line-strong">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      ) : (
        <p className="mb-6 max-w-[60ch] text-muted">{privatePageText.messages.none}</p>
      )}
      {!isReadOnly && (
        <>
          <FormFrame
            {...{ view, result, form }}
            intent="message"
            send={forms.message.send}
            keptUntil={lastSent(view, "message")}
          >
            <TextArea field={fields.text} label={forms.message.label} hint={forms.message.hint} required />
          </FormFrame>
        </>
      )}
    </section>
  );
}

/** Returns the text that was typed into a form that the page no longer shows. */
function textOfRemovedForm({ allows }: PageView, result: FormResult | undefined): string | undefined {
  const intent = typedInto(result, "intent");
  const isFormRemoved =
    (intent === "decline" && !allows.decline) ||
    (intent === "cancel" && !allows.cancel) ||
    (intent === "date" && !allows.date);
  return isFormRemoved ? typedInto(result, "text") : undefined;
}

function Message({ message }: { message: PageView["messages"][number] }) {
  const { isOwn, author, kind, text: body, proposed, at, dateTime } = message;
  const act = privatePageText.messages.kinds[kind];
  return (
    <li
      className={classNames(
        "border-b border-line py-4 ps-4",
        isOwn ? "border-s-2 border-s-transparent" : "border-s-2 border-s-fill",
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        <span className="font-semibold">
          <bdi>{author}</bdi> {act && <span className="font-normal text-muted">{act}</span>}
        </span>
        <time dateTime={dateTime} className="text-muted tabular-nums">
          {at}
        </time>
      </p>
      {proposed && <p className="mt-1.5">{privatePageText.messages.proposed(proposed)}</p>}
      {body && <p className="mt-1.5 max-w-[66ch] wrap-anywhere whitespace-pre-line">{body}</p>}
    </li>
  );
}
