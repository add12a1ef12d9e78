import { Link } from "@remix-run/react";
import { useListPosition } from "~/back-office/use-list-position";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";

/** Leads from a page about a booking back to it. */
export function BackToBooking({ id, reference }: { id: string; reference: string }) {
  return (
    <nav className="mb-4">
      <Link to={paths.bookingDetails(id, useListPosition())} className="text-accent-text hover:underline">
        {text.backToBooking} <span className="font-mono text-mono">{reference}</span>
      </Link>
    </nav>
  );
}
