import keepTypedUrl from "./keep-typed.ts?script";
import type { PageView } from "./page-view.server";

/** Returns the attribute of a form whose text the script keeps: the last message that its sender has seen. */
export function keptIn({ messages }: Pick<PageView, "messages">) {
  return { "data-keep-typed": messages.findLast(({ text }) => text !== "")?.id ?? "" };
}

/** The script that keeps what was begun in the forms of a page. */
export function KeepTyped() {
  return <script type="module" src={keepTypedUrl()} />;
}
