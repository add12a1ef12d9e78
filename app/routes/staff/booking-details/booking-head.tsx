import * as text from "~/messages/booking-details";
import { notGiven } from "~/messages/ui";
import { TitleBlock } from "~/ui/title-block";
import type { BookingSheet } from "./to-booking-sheet";

/** What a call begins with: who, what, how to reach them and when; then the record's own data. */
export function BookingHead({ sheet }: { sheet: BookingSheet }) {
  const { fullName, service, phone, place, preferredDate, reference, created, completion } = sheet;
  return (
    <TitleBlock
      items={[
        { term: text.name, value: <Name>{fullName}</Name>, isWide: true },
        { term: text.service, value: service, isWide: true },
        { term: text.phone, value: phone.href ? <a href={phone.href}>{phone.label}</a> : phone.label },
        { term: text.preferredDate, value: preferredDate ?? <Missing>{notGiven}</Missing> },
        { term: text.place, value: <a href={place.href}>{place.label}</a>, isWide: true },
        { term: text.reference, value: <span className="font-mono">{reference}</span> },
        { term: text.completionDate, value: completion ?? <Missing>{text.notSet}</Missing> },
        { term: text.received, value: created, isWide: true },
      ]}
    />
  );
}

function Name({ children }: { children: string }) {
  return (
    <span className="block text-[clamp(1.625rem,1.3rem+1.4vw,2.375rem)] leading-[1.15] tracking-[-0.02em]">
      {children}
    </span>
  );
}

function Missing({ children }: { children: string }) {
  return <span className="font-normal text-muted">{children}</span>;
}
