import { useNavigation } from "@remix-run/react";

/** Returns whether a form with these field values is being submitted. */
export function useIsSubmitting(fields: Readonly<Record<string, string>>): boolean {
  const { formData } = useNavigation();
  return (
    formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value)
  );
}
