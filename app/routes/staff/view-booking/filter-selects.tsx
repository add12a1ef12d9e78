import { listDates, type ListFilter, listWaiting, me, none, open } from "~/booking/list/filter";
import type { Owners } from "~/booking/list/owners.server";
import { services } from "~/booking/services";
import { stages } from "~/booking/stage/stages";
import { statusLabels } from "~/booking/status";
import { language as languageText, languages, stages as stageLabels } from "~/messages/booking-workflow";
import * as text from "~/messages/bookings-list";
import * as servicesText from "~/messages/services";
import { Select } from "~/ui/select";

interface FilterSelectsProps {
  /** The id of the form that the fields belong to. */
  formId: string;
  filter: ListFilter;
  owners: Owners;
}

/** The filters that have a list of values. */
export function FilterSelects({ formId, filter, owners }: FilterSelectsProps) {
  const { status, stage, service, waiting } = filter;
  return (
    <>
      <FilterSelect
        formId={formId}
        name="status"
        label={text.status}
        value={status?.toString()}
        any={text.anyStatus}
        options={Object.entries(statusLabels)}
      />
      <FilterSelect
        formId={formId}
        name="stage"
        label={text.stage}
        value={stage}
        any={text.anyStage}
        options={[[open, text.openStages], ...stages.map((value) => [value, stageLabels[value]] as const)]}
      />
      <FilterSelect
        formId={formId}
        name="service"
        label={text.service}
        value={service}
        any={text.anyService}
        options={[
          ...services.map(({ slug }) => [slug, servicesText.serviceLabels[slug]] as const),
          [none, text.noService],
        ]}
      />
      <FilterSelect
        formId={formId}
        name="language"
        label={languageText.label}
        value={filter.language}
        any={languageText.any}
        options={Object.entries(languages)}
      />
      <FilterSelect
        formId={formId}
        name="owner"
        label={text.owner}
        value={filter.owner}
        any={text.anyOwner}
        options={ownerOptions(filter, owners)}
      />
      <FilterSelect
        formId={formId}
        name="waiting"
        label={text.waitingFor}
        value={waiting}
        any={text.anyWaiting}
        options={listWaiting.map((value) => [value, text.waiting[value]])}
      />
    </>
  );
}

/** Selects the date that the days apply to. */
export function DateSelect({ formId, date }: { formId: string; date: ListFilter["date"] }) {
  return (
    <FilterSelect
      formId={formId}
      name="date"
      label={text.dateType}
      value={date}
      options={listDates.map((value) => [value, text.dateTypes[value]])}
    />
  );
}

type Option = readonly [value: string, label: string];

function ownerOptions({ owner }: ListFilter, { others, names }: Owners): Option[] {
  const isFormer = owner !== undefined && owner !== me && owner !== none && names[owner] === undefined;
  return [
    [me, text.myself],
    [none, text.assignedToNobody],
    ...others.map(({ id, fullName }) => [id, fullName] as const),
    // Without its option the filter would be lost with the next submission.
    ...(isFormer ? [[owner, text.formerColleague] as const] : []),
  ];
}

function FilterSelect({
  formId,
  name,
  label,
  value,
  any,
  options,
}: {
  formId: string;
  name: string;
  label: string;
  value: string | undefined;
  /** The label of the option that allows any value. */
  any?: string;
  options: readonly Option[];
}) {
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
