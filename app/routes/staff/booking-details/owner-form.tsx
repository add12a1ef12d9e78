import { Form } from "@remix-run/react";
import * as text from "~/messages/booking-work";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { useIsSubmitting } from "~/ui/submit-button";
import type { WorkSheet } from "./to-work-sheet";

/** Assigns the booking to a member of staff. */
export function OwnerForm({ work: { ownerId, colleagues } }: { work: WorkSheet }) {
  const isSubmitting = useIsSubmitting({ intent: "assign" });
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="assign" />
      {/* The key shows the stored owner again after somebody else has changed it. */}
      <Select
        key={ownerId}
        id="ownerId"
        name="ownerId"
        label={text.owner}
        defaultValue={ownerId ?? ""}
        className="min-w-48 flex-1"
      >
        <option value="">{text.nobody}</option>
        {colleagues.map(({ id, fullName }) => (
          <option key={id} value={id} translate="no">
            {fullName}
          </option>
        ))}
      </Select>
      <Button type="submit" size="sm" isLoading={isSubmitting}>
        {text.assign}
      </Button>
    </Form>
  );
}
