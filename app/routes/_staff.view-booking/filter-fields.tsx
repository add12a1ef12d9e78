import { type ListFilter, listDates, toListParams } from "~/booking/list/filter";
import { describeFilter } from "~/booking/list/describe-filter";
import { statusLabels } from "~/booking/status";
import * as text from "~/messages/bookings-list";
import { locale } from "~/messages/locale";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";

interface FilterFieldsProps {
  /** The id of the search form, which the fields belong to. */
  formId: string;
  filter: ListFilter;
  /** Whether the first day is after the last one. */
  isReversed: boolean;
}

/** The filters by status and date, and the CSV export. On phones the filters are in a disclosure. */
export function FilterFields({ formId, filter, isReversed }: FilterFieldsProps) {
  const count = describeFilter(filter).filter(({ name }) => name !== "search").length;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 max-md:items-start max-md:justify-between">
      <details
        open={isReversed}
        className="group max-md:open:w-full md:min-w-[42rem] md:flex-1 md:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold md:supports-[selector(::details-content)]:hidden">
          <Icon name="chevron" className="size-3 group-open:rotate-180" />
          {count > 0 ? text.filtersInUse(count.toLocaleString(locale)) : text.filters}
        </summary>
        <div className="grid gap-4 max-md:pb-4 sm:grid-cols-2 md:flex md:flex-wrap md:items-end md:gap-3 xl:gap-4">
          <StatusSelect formId={formId} status={filter.status} />
          <DateSelect formId={formId} date={filter.date} />
          <DateFields formId={formId} filter={filter} isReversed={isReversed} />
          <Button type="submit" form={formId} size="sm" className="md:min-w-20">
            {text.filter}
          </Button>
        </div>
      </details>
      <ButtonLink to={paths.bookingsCsv(toListParams(filter))} reloadDocument size="sm" className="ms-auto">
        <Icon name="download" className="size-4" />
        {text.exportCsv}
      </ButtonLink>
    </div>
  );
}

function StatusSelect({ formId, status }: { formId: string; status: ListFilter["status"] }) {
  return (
    <Select
      key={status}
      id="filter-status"
      form={formId}
      name="status"
      label={text.status}
      defaultValue={status}
      className="md:w-28"
    >
      <option value="">{text.anyStatus}</option>
      {Object.entries(statusLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** Selects the date that the days apply to. */
function DateSelect({ formId, date }: { formId: string; date: ListFilter["date"] }) {
  return (
    <Select
      key={date}
      id="filter-date"
      form={formId}
      name="date"
      label={text.dateType}
      defaultValue={date}
      className="md:w-38"
    >
      {listDates.map((value) => (
        <option key={value} value={value}>
          {text.dateTypes[value]}
        </option>
      ))}
    </Select>
  );
}

function DateFields({ formId, filter: { from, to }, isReversed }: FilterFieldsProps) {
  const date = { form: formId, type: "date", min: "1900-01-01", max: "2999-12-31" } as const;
  return (
    <>
      <TextField
        {...date}
        id="filter-from"
        name="from"
        label={text.from}
        defaultValue={from}
        className="md:w-38"
      />
      <TextField
        {...date}
        id="filter-to"
        name="to"
        label={text.to}
        defaultValue={to}
        errors={isReversed ? [text.reversedDates] : undefined}
        className={isReversed ? "md:w-72" : "md:w-38"}
      />
    </>
  );
}
