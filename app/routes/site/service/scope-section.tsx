import * as text from "~/messages/services/page";
import type { ServiceSlug } from "~/settings/offer";
import { PhoneFold } from "~/site/phone-fold";
import { Section } from "~/site/section";
import { scopeNotes, type ServicePage } from "~/site/service-pages/service-pages";
import { classNames } from "~/ui/class-names";
import type { ServiceSectionProps } from "./text-sections";

type ScopeContent = NonNullable<ServicePage["scope"]>;

const cell =
  "text-start md:table-cell md:border-b md:border-line md:py-4 md:pr-5 md:align-baseline md:last:pr-0 print:table-cell print:py-2 print:pr-3";

/** The classes that show one level of detail at a time on phones. */
const levels = [
  "max-md:group-has-[#level-0:checked]/scope:block",
  "max-md:group-has-[#level-1:checked]/scope:block",
  "max-md:group-has-[#level-2:checked]/scope:block",
] as const;
const firstShown = 1;

export function ScopeSection({ slug, page: { scope } }: ServiceSectionProps) {
  if (!scope) return null;
  const { choice, heads, heading, lead } = scope;
  return (
    <Section tone="sunken" title={heading} lead={lead} className="group/scope">
      {choice && <LevelChoice label={choice} names={heads.slice(0, levels.length)} />}
      <ScopeTable scope={scope} />
      <div className="mt-6 md:mt-12">
        <PhoneFold title={scope.more}>
          <ScopeNotes slug={slug} />
        </PhoneFold>
      </div>
    </Section>
  );
}

/**
 * Renders the modeled elements, their tolerances and the exclusions as a table; on phones, as a list with one level of detail at a time.
 */
export function ScopeTable({ scope: { choice, heads, rows, subject } }: { scope: ScopeContent }) {
  const isLevel = (index: number) => choice !== undefined && index < levels.length;
  return (
    <table className="block w-full border-t border-line-strong md:table md:border-t-0 print:table">
      <thead className="sr-only md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group">
        <tr>
          {[subject, ...heads].map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b border-line-strong pr-5 pb-2.5 text-start text-small font-semibold text-muted"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group print:table-row-group">
        {rows.map(({ name, cells }) => (
          <tr
            key={name}
            className={classNames(
              "grid gap-x-4 border-b border-line py-3 md:table-row md:border-0 md:py-0 print:table-row",
              choice !== undefined && "grid-cols-2",
            )}
          >
            <th scope="row" className={`${cell} font-semibold`}>
              {name}
            </th>
            {cells.map((content, index) => (
              <td
                key={heads[index]}
                className={classNames(
                  cell,
                  "text-pretty",
                  isLevel(index)
                    ? `hidden ${levels[index] ?? ""}`
                    : index > 0 && "max-md:col-span-full max-md:mt-1 max-md:text-small max-md:text-muted",
                )}
              >
                {index > 0 && !isLevel(index) && (
                  <span aria-hidden="true" className="md:hidden print:hidden">
                    {text.labeled(heads[index] ?? "")}{" "}
                  </span>
                )}
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ScopeNotes({ slug }: { slug: ServiceSlug }) {
  return (
    <dl className="grid gap-x-gutter gap-y-4 md:grid-cols-3">
      {scopeNotes(slug).map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 max-w-[44ch] text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the choice of a level of detail on phones. CSS reads the radio buttons, so it works without script. */
function LevelChoice({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <fieldset className="mb-6 md:hidden print:hidden">
      <legend className="mb-2 text-ui font-semibold">{label}</legend>
      <div className="flex flex-wrap">
        {names.map((name, index) => (
          <label
            key={name}
            className="-ml-px flex min-h-11 flex-1 items-center justify-center gap-2 border border-line-strong bg-raised px-2 font-mono text-mono whitespace-nowrap has-checked:border-fill has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="level"
              id={`level-${index}`}
              defaultChecked={index === firstShown}
              className="accent-fill"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
