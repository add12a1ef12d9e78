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
                <span
                  aria-hidden="true"
                  className="block h-[1em] w-[70%] animate-breathe rounded-[2px] bg-line"
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
