import { BackLink } from "~/back-office/back-link";
import { BookingStatus } from "~/back-office/booking-status";
import { timesArePacific } from "~/messages/booking-work";
import { allBookings } from "~/messages/bookings-list";
import * as text from "~/messages/list-position";
import { bookingDetails } from "~/messages/staff-frame";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Key, shortcut } from "~/ui/shortcut";
import type { ShownPosition } from "./list-position.server";

export function BookingCrumb({
  reference,
  status,
  position,
}: {
  reference: string;
  status: number;
  position: ShownPosition | null;
}) {
  return (
    <div className="mb-2.5 flex min-h-control-sm flex-wrap items-center gap-x-3 gap-y-1">
      <BackLink to={position?.to ?? paths.viewBooking()} keys="u">
        <span className="sr-only">{text.backTo} </span>
        {position?.name ?? allBookings} <Key>u</Key>
      </BackLink>
      <h1 className="text-base! font-semibold tracking-normal!">{bookingDetails}</h1>
      <span className="font-mono text-mono text-muted">{reference}</span>
      <BookingStatus status={status} />
      <span className="text-small text-muted">{timesArePacific}</span>
      {position && <Neighbors position={position} />}
    </div>
  );
}

function Neighbors({ position: { position, previous, next } }: { position: ShownPosition }) {
  return (
    <nav aria-label={text.neighborsLabel} className="ms-auto flex items-center gap-2">
      <p className="me-1 tabular-nums">{position}</p>
      <Neighbor isNext={false} link={previous} />
      <Neighbor isNext link={next} />
    </nav>
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
