import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "./button";

/**
 * The button at the end of a back-office form. It loads while the form is sent.
 *
 * @param address where the form posts to, on a page with other forms
 */
export function SubmitButton({ address, children }: { address?: string; children: ReactNode }) {
  const { formMethod, formAction } = useNavigation();
  const isSubmitting = formMethod === "POST" && (address === undefined || formAction === address);
  return (
    <Button type="submit" variant="primary" size="sm" isLoading={isSubmitting} className="justify-self-start">
      {children}
    </Button>
  );
}

/** Returns whether a form with these field values is being submitted. */
export function useIsSubmitting(fields: Readonly<Record<string, string>>): boolean {
  const { formData } = useNavigation();
  return (
    formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value)
  );
}

/** Returns whether a form is being submitted to this address, which differs from those of the page's other forms. */
export function useIsSubmittingTo(address: string): boolean {
  const { formMethod, formAction } = useNavigation();
  return formMethod === "POST" && formAction === address;
}
