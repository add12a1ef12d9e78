import * as text from "~/messages/staff-frame";

/** The layout of a booking's page, shown while its data loads. */
export function BookingSkeleton() {
  return (
    <>
      <div className="mb-2.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="inline-flex min-h-11 items-center ps-3.5 pe-1 text-muted">{text.allBookings}</p>
        <h1 className="text-base! font-semibold tracking-normal!">{text.bookingDetails}</h1>
      </div>
      <div className="mb-4 flex min-h-20 items-center border border-text bg-raised px-4.5 py-3 max-sm:min-h-86">
        <p role="status">{text.bookingLoading}</p>
      </div>
      <div className="grid items-start gap-4 min-[70rem]:grid-cols-[minmax(0,1fr)_23rem]">
        {[12, 8].map((rows) => (
          <div key={rows} className="border border-line bg-raised px-4.5">
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className="border-b border-line py-3.5 last:border-b-0">
                <Skeleton lines={1} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

const widths = ["w-[70%]", "w-[90%]", "w-[45%]", "w-[80%]", "w-[60%]"];

/** Placeholder bars for text that is loading. Hidden from screen readers: put a status text beside it. */
function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-3.5">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={`block h-[1em] animate-breathe rounded-[2px] bg-line ${widths[line % widths.length] ?? ""}`}
        />
      ))}
    </div>
  );
}
