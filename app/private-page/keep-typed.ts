import { readStored, removeStored, writeStored } from "~/lib/browser-storage";

const key = `message ${location.pathname}`;
/** White space is stored otherwise than it was typed. */
const toWords = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/**
 * Keeps a message that was begun in this tab, for a reload and for a post that got no response, until the page shows it among the messages.
 * The browser does not keep it itself, because the page is not to be stored.
 */
function keepTyped(box: HTMLTextAreaElement): void {
  const kept = readStored("session", key) ?? "";
  const sent = [...document.querySelectorAll("[data-message]")].map((each) => toWords(each.textContent));
  if (sent.includes(toWords(kept))) removeStored("session", key);
  else if (box.value === "") box.value = kept;
  box.addEventListener("input", () => writeStored("session", key, box.value));
}

for (const box of document.querySelectorAll<HTMLTextAreaElement>("[data-keep-typed] textarea"))
  keepTyped(box);
