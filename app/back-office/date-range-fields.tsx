import * as text from "~/messages/staff-frame";
import { TextField } from "~/ui/text-field";

interface DateRangeFieldsProps {
  from: string | undefined;
  to: string | undefined;
  /** Of the range. */
  problem: string | undefined;
  required?: boolean;
}

/** The first and the last day of a filter. A field whose value changes gets a new key: a link may have changed it. */
export function DateRangeFields({ from, to, problem, required = false }: DateRangeFieldsProps) {
  const date = { type: "date", min: "1900-01-01", max: "2999-12-31", required } as const;
  return (
    <>
      <TextField
        key={`from ${from}`}
        {...date}
        id="filter-from"
        name="from"
        label={text.firstDay}
        defaultValue={from}
      />
      <TextField
        key={`to ${to}`}
        {...date}
        id="filter-to"
        name="to"
        label={text.lastDay}
        defaultValue={to}
        errors={problem === undefined ? undefined : [problem]}
      />
    </>
  );
}
