import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import { useListPosition } from "./use-list-position";

/** Above a page: leads back to the page that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <nav className="mb-4">
      <Link to={to} className="text-accent-text hover:underline">
        {children}
      </Link>
    </nav>
  );
}

/** Leads from a page about a booking back to it. */
export function BackToBooking({ id, reference }: { id: string; reference: string }) {
  return (
    <BackLink to={paths.bookingDetails(id, useListPosition())}>
      {text.backToBooking} <span className="font-mono text-mono">{reference}</span>
    </BackLink>
  );
}
