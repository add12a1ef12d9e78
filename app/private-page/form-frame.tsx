import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useUnsentValues } from "~/browser/unsent-values";
import { type FormResult, resultOf, typedInto } from "~/forms/form-result";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import type { PageView } from "./page-view.server";

export interface PageSectionProps {
  view: PageView;
  /** The result of the last form, if it was rejected. */
  result: FormResult | undefined;
}

type PageMessageKind = PageView["messages"][number]["kind"];

interface FormFrameProps extends Omit<PageSectionProps, "view"> {
  /** `formId` is generated with the page, so a form that is sent twice changes the request only once. */
  view: Pick<PageView, "token" | "formId">;
  form: FormMetadata;
  intent: string;
  /** Defaults to the private page. */
  action?: string;
  send: string;
  variant?: "primary" | "danger-filled";
  hasFiles?: boolean;
  isHeld?: boolean;
  /** Keeps typed text in this tab until this value changes: see `lastSent`. */
  keptUntil?: string;
  aside?: ReactNode;
  children: ReactNode;
}

const keptFields = ["proposedAt", "text"];

/**
 * A form of the private page. It works without scripts. The server reports its errors, so they are in the site's words, not the browser's.
 */
export function FormFrame(props: FormFrameProps) {
  const { view, result, form, intent, action = paths.privatePage(view.token) } = props;
  const { send, variant, hasFiles, isHeld, keptUntil, aside, children } = props;
  // A rejected form keeps its id, because it may have been saved.
  const sentId = typedInto(resultOf(result, { intent }), "formId") ?? "";
  useUnsentValues(form.id, {
    key: `typed ${paths.privatePage(view.token)} ${form.id}`,
    names: keptUntil === undefined ? [] : keptFields,
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

/** Returns the id of the visitor's last message of a kind. It changes once a form of that kind was sent. */
export function lastSent({ messages }: Pick<PageView, "messages">, kind: PageMessageKind): string {
  return messages.findLast((message) => message.isOwn && message.kind === kind)?.id ?? "";
}
