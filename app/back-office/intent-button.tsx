import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/submit-button";

/**
 * A form with a button alone, which posts to this page.
 *
 * @param intent tells the action which form it is
 * @param className of the form
 */
export function IntentButton({
  intent,
  variant = "secondary",
  className,
  children,
}: {
  intent: string;
  variant?: NonNullable<ComponentProps<typeof Button>["variant"]>;
  className?: string;
  children: string;
}) {
  const isSubmitting = useIsSubmitting({ intent });
  return (
    <Form method="post" className={className}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="sm" variant={variant} isLoading={isSubmitting}>
        {children}
      </Button>
    </Form>
  );
}
