import * as text from "~/messages/list-position";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Key, shortcut } from "~/ui/shortcut";
import type { ShownPosition } from "./list-position.server";

/** Where the booking stands in its list, and the bookings beside it there. */
export function Neighbors({ position: { position, previous, next } }: { position: ShownPosition }) {
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
