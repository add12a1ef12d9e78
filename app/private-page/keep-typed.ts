import { listStored, readStored, removeStored, writeStored } from "~/lib/browser-storage";

const prefix = `typed ${location.pathname} `;
/** White space is stored otherwise than it was typed. */
const toWords = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
const messages = [...document.querySelectorAll<HTMLElement>("[data-message]")];

/**
 * Whether the page shows a text or a date among the messages that came after it was begun.
 *
 * @param kept the id of the last message that the page had then, a line break, and the text
 */
function isSent(kept: string): boolean {
  const end = kept.indexOf("\n");
  const last = messages.findLastIndex(({ dataset }) => dataset.message === kept.slice(0, end));
  const text = toWords(kept.slice(end + 1));
  return messages
    .slice(last + 1)
    .some(({ dataset, textContent }) => toWords(dataset.value ?? textContent) === text);
}

/**
 * Keeps what was begun in this tab, for a reload and for a post that got no response, until the page shows it among the messages.
 * The browser does not keep it itself, because the page is not to be stored.
 */
function keepTyped(form: HTMLFormElement, box: HTMLTextAreaElement | HTMLInputElement): void {
  const key = prefix + box.id;
  const kept = readStored("session", key) ?? "";
  const text = kept.slice(kept.indexOf("\n") + 1);
  if (text !== "" && box.value === "") {
    box.value = text;
    box.closest("details")?.setAttribute("open", "");
  }
  box.addEventListener("input", () =>
    writeStored("session", key, `${form.dataset.keepTyped ?? ""}\n${box.value}`),
  );
}

// Also of forms that this page does not have: it is where they lead.
for (const key of listStored("session", prefix))
  if (isSent(readStored("session", key) ?? "")) removeStored("session", key);
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-keep-typed]"))
  for (const box of form.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    "textarea, [type=datetime-local]",
  ))
    keepTyped(form, box);
