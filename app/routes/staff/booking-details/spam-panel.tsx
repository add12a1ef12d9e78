import { Form } from "@remix-run/react";
import * as text from "~/messages/spam";
import { Banner } from "~/ui/banner";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/submit-button";
import type { WorkSheet } from "./to-work-sheet";

/** Says that the booking is marked as spam, why, and what follows, and offers to undo it. */
export function SpamPanel({ spam }: { spam: NonNullable<WorkSheet["spam"]> }) {
  const isSubmitting = useIsSubmitting({ intent: "unmark-spam" });
  return (
    <Banner tone="warn" title={text.bannerTitle}>
      <p>
        {describeMark(spam)} {text.consequence(spam.removed)}
      </p>
      {spam.isAnswered && (
        <p className="mt-2">
          <strong>{text.answeredTitle}</strong> {text.answeredHint}
        </p>
      )}
      <p className="mt-2">{text.undoHint}</p>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="unmark-spam" />
        <Button type="submit" size="sm" isLoading={isSubmitting}>
          {text.unmark}
        </Button>
      </Form>
    </Banner>
  );
}

function describeMark({ reason, by, when }: NonNullable<WorkSheet["spam"]>): string {
  if (reason !== "staff") return text.bySystem[reason](when);
  return by === null ? text.byFormerStaff(when) : text.byStaff(by, when);
}

/** Marks the booking as spam. Without a question, because it can be undone for 30 days. */
export function MarkSpamForm() {
  const isSubmitting = useIsSubmitting({ intent: "mark-spam" });
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="mark-spam" />
      <Button type="submit" variant="quiet" size="sm" isLoading={isSubmitting}>
        {text.mark}
      </Button>
    </Form>
  );
}
