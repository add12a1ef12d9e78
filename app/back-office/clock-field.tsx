import { readLocalTime } from "~/lib/pacific-time";
import { formatZonedTime } from "~/lib/pacific-weekday";
import * as text from "~/messages/ui";
import { Select } from "~/ui/select";

/** Asks which of two moments is meant, if daylight saving time repeats the typed local time. */
export function ClockField({
  typed,
  errors,
  defaultValue,
  className,
}: {
  typed: string;
  errors: string[] | undefined;
  defaultValue?: string | undefined;
  className?: string;
}) {
  const time = readLocalTime(typed);
  if (time?.kind !== "repeated") return null;
  const [first, second] = time.moments;
  return (
    <Select
      id="clock"
      name="clock"
      label={text.whichTime}
      hint={text.whichTimeHint}
      errors={errors}
      defaultValue={defaultValue ?? ""}
      className={className}
    >
      <option value="">{text.chooseTime}</option>
      <option value="first">{text.firstTime(formatZonedTime(first))}</option>
      <option value="second">{text.secondTime(formatZonedTime(second))}</option>
    </Select>
  );
}
