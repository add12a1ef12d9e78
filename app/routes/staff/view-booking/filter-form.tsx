import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { DateRangeFields } from "~/back-office/date-range-fields";
import { listDates, type ListFilter, listWaiting, me, none, open, toListParams } from "~/booking/list/filter";
import type { OwnerOptions } from "~/booking/owner/owners.server";
import { services } from "~/booking/services";
import { stages } from "~/booking/stage/stages";
import { statusLabels } from "~/booking/status";
import { isReversed } from "~/lib/day-range";
import { searchLength } from "~/lib/text";
import { language as languageText, languages, stages as stageLabels } from "~/messages/booking-state";
import * as text from "~/messages/bookings-list";
import * as servicesText from "~/messages/services";
import { newBooking } from "~/messages/staff-entry";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useClosingDetails } from "~/ui/menu";
import { Select } from "~/ui/select";
import { Key, shortcut } from "~/ui/shortcut";
import { TextField } from "~/ui/text-field";

const formId = "list-filter";

/** The head of the list. The filters belong to the search form, so that all of them are submitted together. */
export function ListHead({ filter }: { filter: ListFilter }) {
  const { location, formMethod } = useNavigation();
  const isSearching = location?.pathname === paths.viewBooking() && formMethod === "GET";
  const { replied, spam, sort, order } = toListParams(filter);
  const form = useResetOnFilterChange(filter);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full max-sm:justify-between">
        <h1>{text.allBookings}</h1>
        <ButtonLink to={paths.newBooking()} size="sm">
          {newBooking}
        </ButtonLink>
      </div>
      <div className="flex w-full flex-wrap gap-2 sm:w-auto">
        <Form
          ref={form}
          id={formId}
          method="get"
          action={paths.viewBooking()}
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
            className="flex-1 max-sm:[&_input]:pe-1"
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
  const address = paths.viewBooking(toListParams(filter));
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current !== address) form.current?.reset();
    lastAddress.current = address;
  }, [address]);
  return form;
}

interface FilterMenuProps {
  filter: ListFilter;
  owners: OwnerOptions;
  presets: Record<keyof typeof text.datePresets, { from: string; to: string }>;
}

/** The filters. With script, a choice applies immediately. */
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
        {toSelects(filter, owners).map((select) => (
          <FilterSelect key={select.name} {...select} value={filter[select.name]?.toString()} />
        ))}
        <div className="sm:col-span-2">
          <FilterSelect
            name="date"
            label={text.dateType}
            value={filter.date}
            options={listDates.map((value) => [value, text.dateTypes[value]])}
          />
        </div>
        <ul className="flex flex-wrap gap-2 sm:col-span-2">
          {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => (
            <li key={name}>
              <ButtonLink
                to={paths.viewBooking(toListParams({ ...filter, ...presets[name] }))}
                aria-current={isChosen(filter, presets[name]) || undefined}
                size="sm"
                className="aria-[current]:border-fill aria-[current]:bg-soft max-sm:min-h-11"
              >
                {text.datePresets[name]}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <DateRangeFields
          form={formId}
          from={filter.from}
          to={filter.to}
          problem={isWrong ? text.reversedDates : undefined}
        />
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

/** Returns whether a date field has a whole date. It is empty while the user types the year. */
function isWholeDate({ type, value }: HTMLInputElement): boolean {
  return type === "date" && /^[12]\d{3}-/.test(value);
}

type SelectName = "status" | "stage" | "service" | "language" | "owner" | "waiting";

/** Returns the filters that have a list of values, each with the label of the option for any value. */
function toSelects(filter: ListFilter, owners: OwnerOptions) {
  return [
    { name: "status", label: text.status, any: text.anyStatus, options: Object.entries(statusLabels) },
    {
      name: "stage",
      label: text.stage,
      any: text.anyStage,
      options: [[open, text.openStages], ...stages.map((value) => [value, stageLabels[value]] as const)],
    },
    {
      name: "service",
      label: text.service,
      any: text.anyService,
      options: [
        ...services.map(({ slug }) => [slug, servicesText.serviceLabels[slug]] as const),
        [none, text.noService],
      ],
    },
    {
      name: "language",
      label: languageText.label,
      any: languageText.any,
      options: Object.entries(languages),
    },
    { name: "owner", label: text.owner, any: text.anyOwner, options: ownerOptions(filter, owners) },
    {
      name: "waiting",
      label: text.waitingFor,
      any: text.anyWaiting,
      options: listWaiting.map((value) => [value, text.waiting[value]]),
    },
  ] satisfies (Omit<FilterSelectProps, "value"> & { name: SelectName })[];
}

type Option = readonly [value: string, label: string];

function ownerOptions({ owner }: ListFilter, { others, names }: OwnerOptions): Option[] {
  const isFormer = owner !== undefined && owner !== me && owner !== none && names[owner] === undefined;
  return [
    [me, text.myself],
    [none, text.assignedToNobody],
    ...others.map(({ id, fullName }) => [id, fullName] as const),
    // Without an option for this owner, the next submission would lose the filter.
    ...(isFormer ? [[owner, text.formerColleague] as const] : []),
  ];
}

interface FilterSelectProps {
  name: string;
  label: string;
  value: string | undefined;
  /** The label of the option for any value. */
  any?: string;
  options: readonly Option[];
}

function FilterSelect({ name, label, value, any, options }: FilterSelectProps) {
  return (
    <Select key={value} id={`filter-${name}`} form={formId} name={name} label={label} defaultValue={value}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
