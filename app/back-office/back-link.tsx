import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as text from "~/messages/booking-work";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { shortcut } from "~/ui/shortcut";
import { useListPosition } from "./use-list-position";

/** @param keys the keyboard shortcut */
export function BackLink({ to, keys, children }: { to: string; keys?: string; children: ReactNode }) {
  return (
    <p>
      <Link
        to={to}
        {...(keys && shortcut(keys))}
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 pe-1 text-accent-text underline underline-offset-[0.25em] hover:decoration-2"
      >
        <Icon name="chevron" className="size-3 rotate-90" />
        {children}
      </Link>
    </p>
  );
}

export function BackToBooking({ id, reference }: { id: string; reference: string }) {
  return (
    <BackLink to={paths.bookingDetails(id, useListPosition())}>
      <span>
        {text.backToBooking} <span className="font-mono text-mono">{reference}</span>
      </span>
    </BackLink>
  );
}
