import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./button";

/**
 * The button at the end of a form. It loads while the form is sent.
 *
 * @param intent tells the action which form it is, on a page with several
 */
export function SubmitButton({ intent, children }: { intent?: string; children: ReactNode }) {
  const { formMethod, formData } = useNavigation();
  const isSubmitting = formMethod === "POST" && (intent === undefined || formData?.get("intent") === intent);
  return (
    <Button
      type="submit"
      {...(intent !== undefined && { name: "intent", value: intent })}
      variant="primary"
      size="sm"
      isLoading={isSubmitting}
      className="justify-self-start"
    >
      {children}
    </Button>
  );
}

/** Returns whether a form is being submitted; on a page with several, the one with these field values. */
export function useIsSubmitting(fields: Readonly<Record<string, string>> = {}): boolean {
  const { formData } = useNavigation();
  return (
    formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value)
  );
}
