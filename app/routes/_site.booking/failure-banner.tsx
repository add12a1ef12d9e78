import type { Failure } from "~/http/failure.server";
import { company } from "~/site/company";
import { Banner } from "~/ui/banner";

/** A fault on our side: what happened, what to do, and the id that the log has too. */
export function FailureBanner({ failure: { title, advice, requestId } }: { failure: Failure }) {
  return (
    <Banner tone="bad" title={title}>
      <p>
        {advice} Telephone:{" "}
        <a href={company.phone.href} className="whitespace-nowrap tabular-nums underline">
          {company.phone.label}
        </a>
        .
      </p>
      <p className="mt-2 font-mono text-mono wrap-anywhere">Request id: {requestId}</p>
    </Banner>
  );
}
