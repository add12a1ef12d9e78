import { Form, useNavigation } from "@remix-run/react";
import { auditActions } from "~/audit/actions";
import { actionLabels, areaLabels } from "~/audit/describe-entry";
import { auditAreas, type AuditFilter } from "~/audit/filter";
import { DateRangeFields } from "~/back-office/date-range-fields";
import { isReversed } from "~/lib/day-range";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/audit";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";

interface FilterFormProps {
  filter: AuditFilter;
  /** The emails that the filter offers. */
  people: readonly string[];
}

/**
 * The filters, and the CSV export beside them. On phones the filters are in a disclosure. A field whose value changes gets a new
 * key: a link may have changed the filter.
 */
export function FilterForm({ filter, people }: FilterFormProps) {
  const count = Object.values(filter).filter((value) => value !== undefined).length;
  return (
    <div className="relative mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <details
        open={isReversed(filter)}
        className="group max-md:open:w-full md:w-full md:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold md:supports-[selector(::details-content)]:hidden">
          <Icon name="chevron" className="size-3 group-open:rotate-180" />
          {count > 0 ? text.filtersInUse(formatCount(count)) : text.filters}
        </summary>
        <FilterFields filter={filter} people={people} />
      </details>
      <ButtonLink
        to={paths.auditCsv(filter)}
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

function FilterFields({ filter, people }: FilterFormProps) {
  const { location } = useNavigation();
  const { person, from, to } = filter;
  const others = person === undefined || people.includes(person) ? [] : [person];
  return (
    <Form
      method="get"
      action={paths.audit()}
      className="grid gap-4 max-md:pb-4 sm:grid-cols-2 md:grid-cols-4 md:items-end md:gap-3 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto_8.5rem] xl:gap-4"
    >
      <Select
        key={`what ${filter.what}`}
        id="filter-what"
        name="what"
        label={text.what}
        defaultValue={filter.what}
      >
        <option value="">{text.anything}</option>
        {auditAreas.map((area) => (
          <optgroup key={area} label={areaLabels[area]}>
            <option value={area}>{text.allOf(areaLabels[area])}</option>
            {auditActions[area].map((action) => (
              <option key={action} value={action}>
                {actionLabels[action]}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        key={`person ${person}`}
        id="filter-person"
        name="person"
        label={text.person}
        defaultValue={person}
      >
        <option value="">{text.anyone}</option>
        {[...others, ...people].map((email) => (
          <option key={email}>{email}</option>
        ))}
      </Select>
      <DateRangeFields
        key={`${from} ${to}`}
        {...{ from, to }}
        problem={isReversed(filter) ? text.reversedDates : undefined}
      />
      <Button
        type="submit"
        size="sm"
        isLoading={location?.pathname === paths.audit()}
        className="md:justify-self-start md:px-6"
      >
        {text.filter}
      </Button>
    </Form>
  );
}
