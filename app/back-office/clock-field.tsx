import type { ComponentPropsWithoutRef } from "react";
import { readLocalTime } from "~/lib/pacific-time";
import { formatZonedTime } from "~/lib/pacific-weekday";
import * as text from "~/messages/ui";
import { Select } from "~/ui/select";

/** Asks which of two times is meant if daylight saving time repeats the typed local time. Otherwise renders nothing. */
export function ClockField({
  typed,
  ...field
}: { typed: string } & Omit<ComponentPropsWithoutRef<typeof Select>, "label">) {
  const time = readLocalTime(typed);
  if (time?.kind !== "repeated") return null;
  const [first, second] = time.moments;
  return (
    <Select {...field} label={text.whichTime} hint={text.whichTimeHint}>
      <option value="">{text.chooseTime}</option>
      <option value="first">{text.firstTime(formatZonedTime(first))}</option>
      <option value="second">{text.secondTime(formatZonedTime(second))}</option>
    </Select>
  );
}
