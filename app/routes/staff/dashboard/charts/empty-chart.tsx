import * as text from "~/messages/dashboard";
import { paths } from "~/paths";

/** Replaces a chart without data: an outline of the chart and an explanation. */
export function EmptyChart({ kind }: { kind: "bar" | "pie" }) {
  return (
    <div className="mt-5 grid min-h-66 flex-1 content-center gap-5">
      <svg
        viewBox="0 0 240 120"
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 4"
        aria-hidden="true"
        className="w-60 max-w-full text-line-strong"
      >
        {kind === "bar" ? (
          <>
            <path d="M0 119h240" strokeDasharray="none" />
            <path d="M24 119V84h40v35M100 119V16h40v103M176 119V36h40v83" />
          </>
        ) : (
          <>
            <circle cx="60" cy="60" r="56" />
            <path d="M60 60V4M60 60l42-37" />
          </>
        )}
      </svg>
      <div>
        <p className="font-semibold">{text.noBookings}</p>
        <p className="text-muted">{text.firstInquiry}</p>
        {kind === "bar" && (
          <p className="mt-3">
            <a href={paths.booking()}>{text.openBookingForm}</a>
          </p>
        )}
      </div>
    </div>
  );
}
