import { company, formatPlace } from "~/settings/company";
import { Logo } from "./logo";

export function Letterhead() {
  const { address, phone, email } = company();
  return (
    <div className="flex items-end justify-between gap-[8mm] border-b-[1.5pt] border-black pb-[3mm]">
      {/* The logo has one color, because many sheets are printed in black. */}
      <Logo className="text-[15pt] [&_.fill-accent]:fill-black" />
      <address className="flex gap-[5mm] text-[8.5pt] not-italic">
        <span>{formatPlace(address)}</span>
        {phone && <span>{phone.label}</span>}
        <span>{email}</span>
      </address>
    </div>
  );
}
