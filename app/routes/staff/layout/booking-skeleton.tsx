import * as text from "~/messages/staff-frame";
import { Skeleton } from "~/ui/skeleton";

/** Rows of the progress and of each group of answers, which have the order of the form's steps. */
const mainRows = [5, 5, 6, 6, 3];
/** Rows of the messages, the notes and what follows them. */
const sideRows = [5, 5, 1, 3, 3];

/** The layout of a booking's page, shown while its data loads. */
export function BookingSkeleton() {
  return (
    <>
      <p className="mb-4 text-muted">{text.allBookings}</p>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>{text.bookingDetails}</h1>
        {/* The space of the buttons, which wrap on phones as these do. */}
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {["w-34", "w-24", "w-38"].map((width) => (
            <div key={width} className={`h-control-sm ${width}`} />
          ))}
        </div>
      </div>
      <div className="grid items-start gap-6 min-[70rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-6">
          <div className="flex h-108 items-center border-[1.5px] border-text bg-raised px-4.5">
            <p role="status">{text.bookingLoading}</p>
          </div>
          {mainRows.map(toPanel)}
        </div>
        <div className="grid gap-6">{sideRows.map(toPanel)}</div>
      </div>
    </>
  );
}

function toPanel(rows: number, index: number) {
  return (
    <div key={index} className="border border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)] pb-0">
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} className="border-b border-line py-3.5 first:pt-1 last:border-b-0 max-sm:py-6">
          <Skeleton lines={1} />
        </div>
      ))}
    </div>
  );
}
