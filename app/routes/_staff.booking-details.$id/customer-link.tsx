import { Form } from "@remix-run/react";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { useIsSubmitting } from "~/ui/use-is-submitting";

/** Tells staff of the customer's page, and gives it a new link if the earlier one fell into wrong hands. */
export function CustomerLink() {
  const isSubmitting = useIsSubmitting({ intent: "renew-link" });
  return (
    <Panel title={text.linkTitle} isOnScreenOnly>
      <p className="mb-3 text-muted">{text.linkText}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="renew-link" />
        <Button type="submit" size="sm" isLoading={isSubmitting}>
          {text.renewLink}
        </Button>
      </Form>
    </Panel>
  );
}
