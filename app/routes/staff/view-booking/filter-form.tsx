import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { describeFilter } from "~/booking/list/describe-filter";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import type { Owners } from "~/booking/list/owners.server";
import { isReversed } from "~/lib/day-range";
import { searchLength } from "~/lib/text";
import * as text from "~/messages/bookings-list";
import { locale } from "~/messages/locale";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";
import { DateSelect, FilterSelects } from "./filter-selects";

const formId = "list-filter";

/** The page title, the search and the filters. Search and filters are one form, so they are submitted together. */
export function FilterForm({ filter, owners }: { filter: ListFilter; owners: Owners }) {
  const { location, formMethod } = useNavigation();
  const isSearching = location?.pathname === paths.bookings() && formMethod === "GET";
  const { replied, spam, sort, order } = toListParams(filter);
  const form = useResetOnFilterChange(filter);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>{text.allBookings}</h1>
        <Form
          ref={form}
          id={formId}
          method="get"
          action={paths.bookings()}
          role="search"
          className="flex w-full gap-2 sm:w-104"
        >
          <TextField
            id="search"
            type="search"
            name="q"
            label={text.searchLabel}
            isLabelHidden
            icon="search"
            defaultValue={filter.q}
            maxLength={searchLength}
            placeholder={text.searchPlaceholder}
            className="flex-1"
          />
          {replied && <input type="hidden" name="replied" value={replied} />}
          {spam && <input type="hidden" name="spam" value={spam} />}
          {sort && <input type="hidden" name="sort" value={sort} />}
          {order && <input type="hidden" name="order" value={order} />}
          <Button type="submit" size="sm" isLoading={isSearching}>
            {text.search}
          </Button>
        </Form>
      </div>
      <FilterFields {...{ formId, filter, owners }} isReversed={isReversed(filter)} />
    </>
  );
}

/** Resets the form to its defaults when a link changes the filter. The focus stays. */
function useResetOnFilterChange(filter: ListFilter) {
  const form = useRef<HTMLFormElement>(null);
  const address = paths.bookings(toListParams(filter));
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current !== address) form.current?.reset();
    lastAddress.current = address;
  }, [address]);
  return form;
}

interface FilterFieldsProps {
  /** The id of the search form, which the fields belong to. */
  formId: string;
  filter: ListFilter;
  owners: Owners;
  /** Whether the first day is after the last one. */
  isReversed: boolean;
}

/**
 * The filters, and the CSV export. On phones the filters are in a disclosure with the export beside it; on wider screens five
 * are in a row, and the export has the last place of the second one.
 */
function FilterFields({ formId, filter, owners, isReversed }: FilterFieldsProps) {
  const count = describeFilter(filter, owners.names).filter(({ name }) => name !== "search").length;
  return (
    <div className="relative mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <details
        open={isReversed}
        className="group max-md:open:w-full md:w-full md:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold md:supports-[selector(::details-content)]:hidden">
          <Icon name="chevron" className="size-3 group-open:rotate-180" />
          {count > 0 ? text.filtersInUse(count.toLocaleString(locale)) : text.filters}
        </summary>
        <div className="grid gap-4 max-md:pb-4 sm:grid-cols-2 md:grid-cols-5 md:items-end md:gap-3 xl:gap-4">
          <FilterSelects formId={formId} filter={filter} owners={owners} />
          <DateSelect formId={formId} date={filter.date} />
          <DateFields formId={formId} filter={filter} isReversed={isReversed} />
          <Button type="submit" form={formId} size="sm" className="md:justify-self-start md:px-6">
            {text.filter}
          </Button>
        </div>
      </details>
      <ButtonLink
        to={paths.bookingsCsv(toListParams(filter))}
        reloadDocument
        size="sm"
        className="md:supports-[selector(::details-content)]:absolute! md:supports-[selector(::details-content)]:end-0 md:supports-[selector(::details-content)]:bottom-0"
      >
        <Icon name="download" className="size-4" />
        {text.exportCsv}
      </ButtonLink>
    </div>
  );
}

function DateFields({ formId, filter: { from, to }, isReversed }: Omit<FilterFieldsProps, "owners">) {
  const date = {
    form: formId,
    type: "date",
    min: "1900-01-01",
    max: "2999-12-31",
    // Room for the whole date beside its button.
    className: "md:max-xl:[&_input]:px-2",
  } as const;
  return (
    <>
      <TextField {...date} id="filter-from" name="from" label={text.from} defaultValue={from} />
      <TextField
        {...date}
        id="filter-to"
        name="to"
        label={text.to}
        defaultValue={to}
        errors={isReversed ? [text.reversedDates] : undefined}
      />
    </>
  );
}
