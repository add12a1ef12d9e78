import { useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button } from "./button";

interface SubmitButtonProps extends Omit<
  ComponentProps<typeof Button>,
  "type" | "name" | "value" | "isLoading"
> {
  /** Tells the action which form or button it is, on a page with several. */
  intent?: string;
  /** Hidden fields of the form, by which the button knows it on a page with several. */
  sends?: Readonly<Record<string, string>>;
  /** Whether it loads already, because its press waits for something else. */
  isHeld?: boolean;
}

/** A button that sends its form, and loads until the server has responded. */
export function SubmitButton({ intent, sends, isHeld, ...button }: SubmitButtonProps) {
  const ofIntent = intent === undefined ? {} : { name: "intent", value: intent };
  const isSubmitting = useIsSubmitting({ ...(intent !== undefined && { intent }), ...sends });
  return <Button {...button} {...ofIntent} type="submit" isLoading={isSubmitting || isHeld} />;
}

/** Returns whether a form is being submitted; on a page with several, the one with these field values. */
export function useIsSubmitting(fields: Readonly<Record<string, string>> = {}): boolean {
  const { formMethod, formData } = useNavigation();
  if (!formData || formMethod === "GET") return false;
  return Object.entries(fields).every(([name, value]) => formData.get(name) === value);
}
