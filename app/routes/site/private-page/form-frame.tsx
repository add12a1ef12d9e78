import type { ReactNode } from "react";
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
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form of the private page. It works without script, which the page has none of. */
export function FormFrame(props: FormFrameProps) {
  const { action, intent, formId, send, variant, hasFiles, aside, children } = props;
  return (
    <form
      method="post"
      action={action}
      encType={hasFiles ? "multipart/form-data" : undefined}
      className="grid gap-5 print:hidden"
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
