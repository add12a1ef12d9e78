import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { Fragment } from "react";
import { services } from "~/booking/services";
import * as servicesText from "~/messages/services";
import * as text from "~/messages/settings";
import type { ServiceSlug } from "~/settings/offer";
import { controlStyles } from "~/ui/control-styles";
import { describedBy, errorBar, FieldErrors } from "~/ui/field";

const columns = ["startingPrice", "turnaroundDays"] as const;

type ServiceField = `${(typeof columns)[number]}-${ServiceSlug}`;

const slugs = services.map(({ slug }) => slug);
const namesOf = (slug: ServiceSlug) => columns.map((column): ServiceField => `${column}-${slug}`);

/** The fields of the table. Each is an optional number. */
export const serviceFields = Object.fromEntries(
  slugs.flatMap(namesOf).map((name) => [name, "amount"]),
) as Record<ServiceField, "amount">;

/** A row of settings for each service. Errors are below their row, because its inputs are narrower than a sentence. */
export function ServiceTable({ fields }: { fields: Record<ServiceField, FieldMetadata> }) {
  const head = "border-b border-line-strong py-2 text-start align-bottom text-small font-semibold text-muted";
  return (
    <>
      {columns.map((column) => (
        <p key={column} className="-mt-2 text-small text-muted">
          {text.hints[column]}
        </p>
      ))}
      <table className="w-full max-w-160">
        <thead>
          <tr>
            <th scope="col" className={head}>
              {text.columns.service}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`w-[30%] ps-3 ${head}`}>
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slugs.map((slug) => (
            <Fragment key={slug}>
              <tr>
                <th scope="row" className="py-1.5 text-start text-base font-semibold text-balance">
                  {servicesText.serviceLabels[slug]}
                </th>
                {namesOf(slug).map((name) => (
                  <td key={name} className="py-1.5 ps-3">
                    <NumberInput name={name} field={fields[name]} />
                  </td>
                ))}
              </tr>
              {namesOf(slug).map((name) => (
                <ErrorRow key={name} field={fields[name]} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </>
  );
}

function NumberInput({ name, field }: { name: ServiceField; field: FieldMetadata }) {
  const { id, errors } = field;
  const isInvalid = Boolean(errors?.length);
  return (
    <input
      {...getInputProps(field, { type: "text" })}
      aria-label={text.labels[name]}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy(id, { errors })}
      inputMode="numeric"
      autoComplete="off"
      className={controlStyles(isInvalid, "tabular-nums")}
    />
  );
}

function ErrorRow({ field: { id, errors } }: { field: FieldMetadata }) {
  if (!errors?.length) return null;
  return (
    <tr>
      <td colSpan={columns.length + 1} className="pb-2">
        <div className={errorBar(errors)}>
          <FieldErrors id={id} errors={errors} />
        </div>
      </td>
    </tr>
  );
}
