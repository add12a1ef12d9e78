import * as text from "~/messages/staff-frame";
import { TextField } from "~/ui/text-field";

interface DateRangeFieldsProps {
  from: string | undefined;
  to: string | undefined;
  problem: string | undefined;
  required?: boolean;
  /** The id of the form, if the fields are outside of it. */
  form?: string;
}

export function DateRangeFields({ from, to, problem, ...shared }: DateRangeFieldsProps) {
  const date = { ...shared, type: "date" as const, min: "1900-01-01", max: "2999-12-31" };
  return (
    <>
      <TextField {...date} id="filter-from" name="from" label={text.firstDay} defaultValue={from} />
      <TextField
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
