import { type ListFilter, listDates, toListParams } from "~/booking/list/filter";
import { dateLabels, describeFilter } from "~/booking/list/describe-filter";
import { statusLabels } from "~/booking/status";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";

/** Days that the filter takes. */
const bounds = { min: "1900-01-01", max: "2999-12-31" };

/** Status and days, and what is shown as a file: a row, on phones a disclosure. The fields belong to the form of the search. */
export function FilterFields({
  formId,
  filter,
  isReversed,
}: {
  formId: string;
  filter: ListFilter;
  isReversed: boolean;
}) {
  const { status, date, from, to } = filter;
  const count = describeFilter(filter).filter(({ name }) => name !== "search").length;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3 max-md:items-start max-md:justify-between">
      <details
        open={isReversed}
        className="group max-md:open:w-full md:min-w-[42rem] md:flex-1 md:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold md:supports-[selector(::details-content)]:hidden">
          <Icon name="chevron" className="size-3 group-open:rotate-180" />
          Filters{count > 0 && ` (${count})`}
        </summary>
        <div className="grid gap-4 max-md:pb-4 sm:grid-cols-2 md:flex md:flex-wrap md:items-end md:gap-3 xl:gap-4">
          <Select
            key={`status ${status}`}
            id="filter-status"
            form={formId}
            name="status"
            label="Status"
            defaultValue={status}
            className="md:w-28"
          >
            <option value="">All</option>
            {Object.entries(statusLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            key={`date ${date}`}
            id="filter-date"
            form={formId}
            name="date"
            label="Days by"
            defaultValue={date}
            className="md:w-38"
          >
            {listDates.map((value) => (
              <option key={value} value={value}>
                {dateLabels[value]}
              </option>
            ))}
          </Select>
          <TextField
            id="filter-from"
            form={formId}
            type="date"
            name="from"
            label="From"
            defaultValue={from}
            {...bounds}
            className="md:w-38"
          />
          <TextField
            id="filter-to"
            form={formId}
            type="date"
            name="to"
            label="To"
            defaultValue={to}
            {...bounds}
            errors={isReversed ? ["This day is before the first one"] : undefined}
            className={isReversed ? "md:w-72" : "md:w-38"}
          />
          <Button type="submit" form={formId} size="sm" className="md:min-w-20">
            Filter
          </Button>
        </div>
      </details>
      <ButtonLink to={paths.bookingsCsv(toListParams(filter))} reloadDocument size="sm" className="ms-auto">
        <Icon name="download" className="size-4" />
        Export CSV
      </ButtonLink>
    </div>
  );
}
