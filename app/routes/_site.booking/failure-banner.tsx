import { useEffect, useRef } from "react";
import type { ErrorReport } from "~/server/report-error.server";
import { company } from "~/site/company";
import { Banner } from "~/ui/banner";

/**
 * A fault on our side or on the way: what happened, what to do, and the id that the log has too. It
 * takes focus, because the button that was pressed may be far below.
 */
export function FailureBanner({ failure }: { failure: ErrorReport }) {
  const { title, advice, requestId } = failure;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Banner tone="bad" title={title}>
        <p>
          {advice} Telephone:{" "}
          <a href={company.phone.href} className="whitespace-nowrap tabular-nums underline">
            {company.phone.label}
          </a>
          .
        </p>
        {requestId && <p className="mt-2 font-mono text-mono wrap-anywhere">Request id: {requestId}</p>}
      </Banner>
    </div>
  );
}
