import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { type ListFilter, toListParams } from "~/booking/list/filter";
import type { Owners } from "~/booking/list/owners.server";
import { isReversed } from "~/lib/day-range";
import { searchLength } from "~/lib/text";
import * as text from "~/messages/bookings-list";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useClosingDetails } from "~/ui/menu";
import { Key, shortcut } from "~/ui/shortcut";
import { TextField } from "~/ui/text-field";
import { DateSelect, FilterSelects } from "./filter-selects";

const formId = "list-filter";

/** The page title, the search and the export. The filters belong to the search form, so they are submitted together. */
export function ListHead({ filter }: { filter: ListFilter }) {
  const { location, formMethod } = useNavigation();
  const isSearching = location?.pathname === paths.bookings() && formMethod === "GET";
  const { replied, spam, sort, order } = toListParams(filter);
  const form = useResetOnFilterChange(filter);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <h1>{text.allBookings}</h1>
      <div className="flex w-full flex-wrap gap-2 sm:w-auto">
        <Form
          ref={form}
          id={formId}
          method="get"
          action={paths.bookings()}
          role="search"
          className="flex flex-1 gap-2 sm:w-96"
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
        <ButtonLink to={paths.bookingsCsv(toListParams(filter))} reloadDocument size="sm">
          <Icon name="download" className="size-4" />
          {text.exportCsv}
        </ButtonLink>
      </div>
    </div>
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

interface FilterMenuProps {
  filter: ListFilter;
  owners: Owners;
  /** The days of each choice of dates. */
  presets: Record<keyof typeof text.datePresets, { from: string; to: string }>;
}

/** The filters in a menu. With script a choice applies at once, and the menu closes by Escape, or a click or focus elsewhere. */
export function FilterMenu({ filter, owners, presets }: FilterMenuProps) {
  const isWrong = isReversed(filter);
  const menu = useClosingDetails();
  const apply = (event: FormEvent) => {
    const { target } = event;
    if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && isWholeDate(target)))
      target.form?.requestSubmit();
  };
  return (
    <details ref={menu} open={isWrong} className="group relative max-sm:open:w-full print:hidden">
      <summary
        {...shortcut("f")}
        className="inline-flex min-h-control-sm items-center gap-2 rounded-control border border-line-strong px-3.5 font-semibold hover:border-text hover:bg-soft max-sm:min-h-11"
      >
        {text.filters}
        <Icon name="chevron" className="size-3 group-open:rotate-180" />
        <Key>f</Key>
      </summary>
      <div
        onChange={apply}
        className="mt-2 grid gap-4 rounded-control border border-line bg-raised p-4 shadow-menu sm:absolute sm:top-full sm:left-0 sm:z-(--z-menu) sm:w-[32rem] sm:grid-cols-2"
      >
        <FilterSelects formId={formId} filter={filter} owners={owners} />
        <div className="sm:col-span-2">
          <DateSelect formId={formId} date={filter.date} />
        </div>
        <ul className="flex flex-wrap gap-2 sm:col-span-2">
          {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => (
            <li key={name}>
              <ButtonLink
                to={paths.bookings(toListParams({ ...filter, ...presets[name] }))}
                aria-current={isChosen(filter, presets[name]) || undefined}
                size="sm"
                className="aria-[current]:border-fill aria-[current]:bg-soft max-sm:min-h-11"
              >
                {text.datePresets[name]}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <DateFields formId={formId} filter={filter} isReversed={isWrong} />
        <Button type="submit" form={formId} size="sm" className="justify-self-start">
          {text.applyFilter}
        </Button>
      </div>
    </details>
  );
}

function isChosen({ from, to }: ListFilter, preset: { from: string; to: string }): boolean {
  return from === preset.from && to === preset.to;
}

/** A date field is empty while its year is typed. */
function isWholeDate({ type, value }: HTMLInputElement): boolean {
  return type === "date" && /^[12]\d{3}-/.test(value);
}

interface DateFieldsProps {
  /** The id of the search form, which the fields belong to. */
  formId: string;
  filter: ListFilter;
  /** Whether the first day is after the last one. */
  isReversed: boolean;
}

function DateFields({ formId, filter: { from, to }, isReversed }: DateFieldsProps) {
  const date = {
    form: formId,
    type: "date",
    min: "1900-01-01",
    max: "2999-12-31",
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
