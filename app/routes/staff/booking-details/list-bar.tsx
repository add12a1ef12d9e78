import { Link } from "@remix-run/react";
import * as text from "~/messages/bookings-list";
import { breadcrumb } from "~/messages/booking-details";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Key, shortcut } from "~/ui/shortcut";
import type { ShownPosition } from "./list-position.server";

/** Leads back to the list that the booking was opened from, and to the bookings beside it there. */
export function ListBar({ reference, position }: { reference: string; position: ShownPosition | null }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <nav aria-label={breadcrumb}>
        <ol className="flex flex-wrap items-center gap-3 text-muted">
          <li>
            <Link
              to={position?.to ?? paths.bookings()}
              {...shortcut("u")}
              className="inline-flex min-h-control-sm items-center gap-2 text-accent-text hover:underline"
            >
              <Icon name="arrow-left" className="size-4" />
              <span className="sr-only">{text.backTo} </span>
              {position?.name ?? text.allBookings} <Key>u</Key>
            </Link>
          </li>
          <li aria-current="page" className="font-mono text-mono before:me-3 before:content-['/'/'']">
            {reference}
          </li>
        </ol>
      </nav>
      {position && (
        <nav aria-label={text.neighborsLabel} className="flex items-center gap-2">
          <p className="me-1 tabular-nums">{position.position}</p>
          <Neighbor isNext={false} link={position.previous} />
          <Neighbor isNext link={position.next} />
        </nav>
      )}
    </div>
  );
}

const styles = "min-w-control-sm px-2! max-sm:min-h-11 max-sm:min-w-11";

function Neighbor({ isNext, link }: { isNext: boolean; link: ShownPosition["next"] }) {
  const key = isNext ? "j" : "k";
  const content = (
    <>
      <Icon name="chevron" className={isNext ? "size-3 -rotate-90" : "size-3 rotate-90"} />
      <Key>{key}</Key>
    </>
  );
  if (!link)
    return (
      <Button
        type="button"
        size="sm"
        disabled
        aria-label={isNext ? text.noNextBooking : text.noPreviousBooking}
        className={styles}
      >
        {content}
      </Button>
    );
  return (
    <ButtonLink
      to={link.to}
      size="sm"
      aria-label={(isNext ? text.nextBooking : text.previousBooking)(link.fullName)}
      {...shortcut(key)}
      className={styles}
    >
      {content}
    </ButtonLink>
  );
}
