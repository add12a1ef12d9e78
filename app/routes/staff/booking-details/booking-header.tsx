import { Form, Link } from "@remix-run/react";
import { BookingStatus } from "~/back-office/booking-status";
import { StaffIcon } from "~/back-office/staff-icon";
import * as text from "~/messages/booking-details";
import * as frame from "~/messages/booking-frame";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/submit-button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { MarkSpamForm } from "./spam-panel";

/** Breadcrumb, title and status of the booking, and its actions: none once its personal data are erased. */
export function BookingHeader({
  reference,
  status,
  mayMarkSpam,
  isErased = false,
}: {
  reference: string;
  status: number;
  mayMarkSpam: boolean;
  isErased?: boolean;
}) {
  const isHydrated = useIsHydrated();
  const isMarkingViewed = useIsSubmitting({ intent: "mark-viewed" });
  const isMarkingPending = useIsSubmitting({ intent: "mark-pending" });
  return (
    <>
      <nav aria-label={text.breadcrumb} className="mb-4">
        <ol className="flex flex-wrap items-center gap-3 text-muted">
          <li>
            <Link to={paths.bookings()} className="text-accent-text hover:underline">
              {frame.allBookings}
            </Link>
          </li>
          <li aria-current="page" className="font-mono text-mono before:me-3 before:content-['/'/'']">
            {reference}
          </li>
        </ol>
      </nav>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1>{frame.bookingDetails}</h1>
          <BookingStatus status={status} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* Opening the page does not mark the booking as viewed, because a GET must not change data. */}
          {status === 0 && !isErased && (
            <Form method="post">
              <input type="hidden" name="intent" value="mark-viewed" />
              <Button type="submit" size="sm" isLoading={isMarkingViewed}>
                {text.markViewed}
              </Button>
            </Form>
          )}
          {status === 1 && !isErased && (
            <Form method="post">
              <input type="hidden" name="intent" value="mark-pending" />
              <Button type="submit" variant="quiet" size="sm" isLoading={isMarkingPending}>
                {text.markPending}
              </Button>
            </Form>
          )}
          {mayMarkSpam && <MarkSpamForm />}
          {/* Without script, staff print with the browser's menu. */}
          {isHydrated && !isErased && (
            <Button type="button" size="sm" onClick={() => window.print()}>
              <StaffIcon name="print" />
              {text.printJobSheet}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
