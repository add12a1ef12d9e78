import type { ErrorReport } from "~/server/report-error.server";
import { ourNumber } from "~/messages/booking";
import { RichText } from "~/messages/rich-text";
import { company } from "~/site/company";
import { FailureBanner } from "~/ui/failure-banner";

/** Renders a failure with the company's telephone number. */
export function Failure({ failure }: { failure: ErrorReport }) {
  return (
    <FailureBanner failure={failure}>
      {" "}
      <RichText
        text={ourNumber}
        tags={{
          phone: () => (
            <a href={company.phone.href} className="whitespace-nowrap tabular-nums underline">
              {company.phone.label}
            </a>
          ),
        }}
      />
    </FailureBanner>
  );
}
