import type { FormResult } from "~/forms/reply";
import * as text from "~/messages/booking-work";
import { Panel } from "~/ui/panel";
import { TextForm } from "./text-form";
import type { SheetMessage, WorkSheet } from "./to-work-sheet";

/** What the customer and staff wrote to each other, oldest first, and the form for the next message. */
export function MessagePanel({ work, lastResult }: { work: WorkSheet; lastResult: FormResult | undefined }) {
  const { messages, hasOlderMessages, messageFormId, spam, greeting, signature, replies } = work;
  return (
    <Panel title={text.messages}>
      <div className="grid gap-6">
        {messages.length === 0 && <p className="text-muted">{text.noMessages}</p>}
        {hasOlderMessages && <p className="text-small text-muted">{text.olderMessages}</p>}
        {messages.length > 0 && (
          <ol className="border-t border-line">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        )}
        {!spam && (
          <TextForm
            key={messageFormId}
            id="message"
            intent="send-message"
            formId={messageFormId}
            bookingId={work.id}
            label={text.newMessage}
            hint={text.messageHint(greeting, signature)}
            replies={replies}
            submitLabel={text.sendMessage}
            shortcutKey="r"
            lastResult={lastResult}
          />
        )}
      </div>
    </Panel>
  );
}

function Message({ message }: { message: SheetMessage }) {
  const { author, kind, proposed, when } = message;
  const said = text.messageKinds[kind];
  return (
    <li className={`grid gap-1 border-b border-line py-3 ${author ? "" : "border-s-3 border-s-accent ps-3"}`}>
      <p className="text-small wrap-anywhere text-muted tabular-nums">
        <span className="font-semibold text-text">{author ?? text.customer}</span>, {when}
      </p>
      {said && <p className="font-semibold">{said}</p>}
      {proposed && <p>{text.wantsDate(proposed)}</p>}
      {message.text && <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>}
    </li>
  );
}
