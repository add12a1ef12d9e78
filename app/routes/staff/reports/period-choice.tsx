import { Form, Link, useNavigation } from "@remix-run/react";
import { DateRangeFields } from "~/back-office/date-range-fields";
import { type Period, presets } from "~/booking/reports/period";
import * as text from "~/messages/reports";
import { paths } from "~/paths";
import { Button } from "~/ui/button";

const segment =
  "flex min-h-11 items-center border border-line-strong bg-raised px-3.5 text-ui font-medium text-text no-underline hover:bg-soft " +
  "aria-[current]:border-fill aria-[current]:bg-soft aria-[current]:font-semibold md:min-h-control-sm " +
  "forced-colors:aria-[current]:border-[Highlight]";

/** The usual periods as links, and a form for others. */
export function PeriodChoice({ period: { from, to, preset, problem } }: { period: Period }) {
  const { location } = useNavigation();
  return (
    <div className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-2 print:hidden">
      <nav aria-label={text.period}>
        <ul className="flex flex-wrap gap-2">
          {presets.map((each) => (
            <li key={each}>
              <Link
                to={paths.reports({ period: each })}
                aria-current={each === preset ? "true" : undefined}
                className={`${segment} rounded-control`}
              >
                {text.presets[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details open={preset === undefined} className="open:w-full">
        <summary className={`${segment} w-fit rounded-control`}>{text.fromTo}</summary>
        <Form
          method="get"
          action={paths.reports()}
          className="mt-3 grid max-w-140 gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
        >
          <DateRangeFields {...{ from, to }} problem={problem && text.problems[problem]} required />
          <Button type="submit" size="sm" isLoading={location?.pathname === paths.reports()}>
            {text.show}
          </Button>
        </Form>
      </details>
    </div>
  );
}
