import { useState } from "react";
import * as text from "~/messages/booking-work";
import type { OfferedReply } from "~/settings/lists/saved-reply";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useClosingDetails } from "~/ui/menu";
import { Select } from "~/ui/select";
import { Key, shortcut } from "~/ui/shortcut";

/**
 * Inserts a saved reply into a text. With script it is a menu that inserts at the cursor. Without script it is a select whose button
 * posts the form; the response contains the text.
 *
 * @param target the id of the text area
 * @param taken the reply that the last post inserted
 */
export function SavedReplies({
  replies,
  target,
  taken,
  shortcutKey,
}: {
  replies: readonly OfferedReply[];
  target: string;
  taken: OfferedReply | undefined;
  shortcutKey?: string;
}) {
  const menu = useClosingDetails();
  const [chosen, setChosen] = useState(taken);
  if (replies.length === 0) return null;
  const choose = (reply: OfferedReply, button: HTMLElement) => {
    setChosen(reply);
    if (reply.missing.length > 0) return;
    button.closest("details")?.removeAttribute("open");
    insertAtCursor(target, reply.text);
  };
  return (
    <div className="mt-1 grid justify-items-start">
      <details ref={menu} className="group w-full max-w-136 noscript:hidden">
        <summary
          {...(shortcutKey && shortcut(shortcutKey))}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ui font-semibold text-accent-text"
        >
          <Icon name="chevron" className="size-3 -rotate-90 group-open:rotate-0" />
          {text.replies.menu}
          {shortcutKey && <Key>{shortcutKey}</Key>}
        </summary>
        <ul className="max-h-72 overflow-y-auto border border-line bg-raised">
          {replies.map((reply) => (
            <li key={reply.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={({ currentTarget }) => choose(reply, currentTarget)}
                className="grid min-h-11 w-full content-center px-3.5 py-2 text-start text-ui leading-snug wrap-anywhere hover:bg-soft"
              >
                <span className="font-semibold">{reply.label}</span>
                <span className="line-clamp-1 text-small text-muted">{reply.text}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <div className="mt-2 flex w-full flex-wrap items-end gap-3 not-noscript:hidden">
        <Select
          id={`${target}-reply`}
          name="replyId"
          defaultValue=""
          label={text.replies.menu}
          className="min-w-0 grow basis-60"
        >
          <option value="">{text.replies.choose}</option>
          {replies.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <Button type="submit" name="useReply" value="yes" size="sm">
          {text.replies.insert}
        </Button>
      </div>
      <p role="status" className="text-small font-semibold not-empty:mt-2">
        {chosen && chosen.missing.length > 0 && text.replies.missing(chosen.label, chosen.missing)}
      </p>
    </div>
  );
}

function insertAtCursor(target: string, reply: string): void {
  const area = document.getElementById(target);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart, selectionEnd } = area;
  // The cursor of an untouched text area is at its start, but the reply belongs below the text.
  const [start, end] = selectionEnd === 0 ? [value.length, value.length] : [selectionStart, selectionEnd];
  const before = value.slice(0, start);
  const isBelow = end === value.length && before !== "" && !before.endsWith("\n");
  area.focus();
  area.setRangeText((isBelow ? "\n\n" : "") + reply, start, end, "end");
  // `setRangeText` fires no event, but unsent input is stored on `input`.
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Returns the text with the reply below it. Returns it unchanged without a reply, or if a placeholder of the reply has no value. */
export function withReply(typed: string, reply: OfferedReply | undefined): string {
  if (!reply || reply.missing.length > 0) return typed;
  return typed === "" ? reply.text : `${typed}\n\n${reply.text}`;
}
