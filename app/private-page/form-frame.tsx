import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useUnsentValues } from "~/browser/unsent-values";
import { type FormResult, resultOf, typedInto } from "~/forms/form-result";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import type { PageView } from "./page-view.server";

/** What a section of the page shows. */
export interface SectionProps {
  view: PageView;
  /** Of the last form, if it was refused. */
  result: FormResult | undefined;
}

type MessageKind = PageView["messages"][number]["kind"];

interface FormFrameProps extends Omit<SectionProps, "view"> {
  /** Its form id is generated with the page: a form that is sent twice changes the request once. */
  view: Pick<PageView, "token" | "formId">;
  form: FormMetadata;
  intent: string;
  /** The path of a view of the page, or of another part of it. */
  action?: string;
  send: string;
  variant?: "primary" | "danger-filled";
  hasFiles?: boolean;
  /** Shows that its button waits for something. */
  isHeld?: boolean;
  /** Keeps what is typed in this tab, until this changes: see `lastSent`. */
  keptUntil?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** The fields in which something is typed. */
const keptNames = ["proposedAt", "text"];

/**
 * A form of the private page, which works without script. The server says what is wrong, in the words of the site and not of the browser.
 */
export function FormFrame(props: FormFrameProps) {
  const { view, result, form, intent, action = paths.privatePage(view.token) } = props;
  const { send, variant, hasFiles, isHeld, keptUntil, aside, children } = props;
  // A refused form is sent again with the same id: it may have been saved.
  const sentId = typedInto(resultOf(result, { intent }), "formId") ?? "";
  useUnsentValues(form.id, {
    key: `typed ${paths.privatePage(view.token)} ${form.id}`,
    names: keptUntil === undefined ? [] : keptNames,
    saved: keptUntil ?? null,
  });
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={action}
      noValidate
      encType={hasFiles ? "multipart/form-data" : undefined}
      className="grid gap-5 print:hidden"
    >
      <input type="hidden" name="formId" value={sentId === "" ? view.formId : sentId} />
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" name="intent" value={intent} variant={variant} isLoading={isHeld}>
          {send}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** Returns the last message of a kind that the visitor has sent: it changes once the form of that kind was sent. */
export function lastSent({ messages }: Pick<PageView, "messages">, kind: MessageKind): string {
  return messages.findLast((message) => message.isOwn && message.kind === kind)?.id ?? "";
}
