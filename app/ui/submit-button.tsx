import { useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button } from "./button";

interface SubmitButtonProps extends Omit<
  ComponentProps<typeof Button>,
  "type" | "name" | "value" | "isLoading"
> {
  /**
   * Tells the action which form or button it is, on a page with several. A form has a hidden input instead if `requestSubmit()` sends it
   * without a button, or if its buttons have another name. In a multipart form it arrives after the files, so `fileIntent` has to name it
   * for a form that is cut off.
   */
  intent?: string;
  /** Hidden fields that identify the form on a page with several. */
  sends?: Readonly<Record<string, string>>;
  /** Whether the spinner shows before the submit, because the press waits for another request. */
  isHeld?: boolean;
}

export function SubmitButton({ intent, sends, isHeld, ...button }: SubmitButtonProps) {
  const ofIntent = intent === undefined ? {} : { name: "intent", value: intent };
  const isSubmitting = useIsSubmitting({ ...(intent !== undefined && { intent }), ...sends });
  return <Button {...button} {...ofIntent} type="submit" isLoading={isSubmitting || isHeld} />;
}

/** Returns whether a form is being submitted; on a page with several forms, the one with these field values. */
export function useIsSubmitting(fields: Readonly<Record<string, string>> = {}): boolean {
  const { formMethod, formData } = useNavigation();
  if (!formData || formMethod === "GET") return false;
  return Object.entries(fields).every(([name, value]) => formData.get(name) === value);
}
