import type { ReactNode } from "react";
import { errorsOf, type FormResult, resultOf, typedInto } from "~/forms/form-result";
import { Button } from "~/ui/button";

interface FormFrameProps {
  /** The path of the page, with its view if it has one. */
  action: string;
  intent: string;
  /** Generated with the page: a form that is sent twice changes the request once. */
  formId: string;
  send: string;
  variant?: "primary" | "danger-filled";
  /** A multipart form. */
  hasFiles?: boolean;
  /** For the script of the form, as attributes. */
  data?: Readonly<Record<`data-${string}`, string>>;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form of the private page, which works without script. The server says what is wrong, in the words of the site and not of the browser. */
export function FormFrame(props: FormFrameProps) {
  const { action, intent, formId, send, variant, hasFiles, data, aside, children } = props;
  return (
    <form
      method="post"
      action={action}
      noValidate
      encType={hasFiles ? "multipart/form-data" : undefined}
      className="grid gap-5 print:hidden"
      {...data}
    >
      <input type="hidden" name="formId" value={formId} />
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

/** Returns what was typed into a field of this form, and what is wrong with it. */
export function fieldOf(result: FormResult | undefined, intent: string, name: string) {
  const own = resultOf(result, { intent });
  return { defaultValue: typedInto(own, name), errors: errorsOf(own, name) };
}

/** The id of the refused form, so that it is sent again with the same one: it may have been saved; otherwise a new id. */
export function formIdOf(result: FormResult | undefined, intent: string, newId: string): string {
  const typed = typedInto(resultOf(result, { intent }), "formId");
  return typed === undefined || typed === "" ? newId : typed;
}

/** The id of a field: the page has several forms. */
export function fieldId(intent: string, name: string): string {
  return `${intent}-${name}`;
}
