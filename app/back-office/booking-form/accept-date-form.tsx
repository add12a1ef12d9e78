import { Form } from "@remix-run/react";
import { useListPosition } from "~/back-office/use-list-position";
import { acceptDate, acceptDateHint } from "~/messages/booking-work";
import { paths } from "~/paths";
import { SubmitButton } from "~/ui/submit-button";
import type { RequestedDate } from "./load-requested-date.server";

/**
 * One button that schedules the visit for the date that the customer asked for. It posts the fields of the visit form. If the server has a
 * question, for example about an overlapping visit, the visit form's page asks it before anything is saved or sent.
 */
export function AcceptDateForm({ date: { bookingId, visitId, date, fields } }: { date: RequestedDate }) {
  return (
    <Form
      method="post"
      action={paths.bookingVisit(bookingId, { visit: visitId, ...useListPosition() })}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton size="sm" sends={{ formId: fields.formId }}>
        {acceptDate(date)}
      </SubmitButton>
      <span className="text-small text-muted">{acceptDateHint}</span>
    </Form>
  );
}
