import type { ErrorReport } from "~/server/report-error.server";
import { reachUs } from "~/messages/booking";
import { RichText } from "~/messages/rich-text";
import { contactText } from "~/settings/contact-text";
import { contactTags } from "~/site/contact-tags";
import { FailureBanner } from "~/ui/failure-banner";

/** Renders a failure and how to reach the company. */
export function Failure({ failure }: { failure: ErrorReport }) {
  return (
    <FailureBanner failure={failure}>
      {" "}
      <RichText text={contactText(reachUs)} tags={contactTags} />
    </FailureBanner>
  );
}
