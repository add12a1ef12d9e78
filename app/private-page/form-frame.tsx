import type { ReactNode } from "react";
import { type FormResult, resultOf, typedInto } from "~/forms/form-result";
import type { BoundForm } from "~/forms/use-form";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import keepTypedUrl from "./keep-typed.ts?script";
import type { PageView } from "./page-view.server";

/** What a section of the page shows. */
export interface SectionProps {
  view: PageView;
  /** Of the last form, if it was refused. */
  result: FormResult | undefined;
}

interface FormFrameProps extends Omit<SectionProps, "view"> {
  /** Its form id is generated with the page: a form that is sent twice changes the request once. */
  view: Pick<PageView, "token" | "formId">;
  form: Pick<BoundForm, "props">;
  intent: string;
  /** The path of a view of the page, or of another part of it. */
  action?: string;
  send: string;
  variant?: "primary" | "danger-filled";
  hasFiles?: boolean;
  /** For the script of the form, as attributes. */
  data?: Readonly<Record<`data-${string}`, string>>;
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A form of the private page, which works without script. The server says what is wrong, in the words of the site and not of the browser.
 */
export function FormFrame(props: FormFrameProps) {
  const { view, result, form, intent, action = paths.privatePage(view.token) } = props;
  const { send, variant, hasFiles, data, aside, children } = props;
  // A refused form is sent again with the same id: it may have been saved.
  const sentId = typedInto(resultOf(result, { intent }), "formId") ?? "";
  return (
    <form
      method="post"
      {...form.props}
      action={action}
      noValidate
      encType={hasFiles ? "multipart/form-data" : undefined}
      className="grid gap-5 print:hidden"
      {...data}
    >
      <input type="hidden" name="formId" value={sentId === "" ? view.formId : sentId} />
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" name="intent" value={intent} variant={variant}>
          {send}
        </Button>
        {aside}
      </div>
    </form>
  );
}

/** Returns the attribute of a form whose text and date the script keeps: the last message that its sender has seen. */
export function keptIn({ messages }: Pick<PageView, "messages">) {
  return { "data-keep-typed": messages.findLast(({ text, proposed }) => text || proposed)?.id ?? "" };
}

export function KeepTyped() {
  return <script type="module" src={keepTypedUrl()} />;
}
