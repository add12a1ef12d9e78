import { Link } from "@remix-run/react";
import * as text from "~/messages/booking-work";
import { locale } from "~/messages/locale";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import type { WorkSheet } from "./to-work-sheet";

const reasonList = new Intl.ListFormat(locale, { type: "unit" });

/** Names other bookings that may be the same request. */
export function Duplicates({ duplicates }: { duplicates: WorkSheet["duplicates"] }) {
  if (duplicates.length === 0) return null;
  return (
    <Banner tone="warn" title={text.duplicatesTitle}>
      <ul>
        {duplicates.map(({ id, reference, fullName, created, reasons }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={paths.bookingDetails(id)}>{text.duplicateOf(reference, fullName)}</Link>, {created}:{" "}
            {reasonList.format(reasons.map((reason) => text.sameReasons[reason]))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
