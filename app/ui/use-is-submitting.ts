import { useNavigation } from "@remix-run/react";

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
