import { answerGroups } from "~/booking/answer-groups";
import * as text from "~/messages/booking-details";
import { Panel } from "~/ui/panel";
import { Skeleton } from "~/ui/skeleton";

/** The layout of a booking's page, shown while its data loads. */
export function BookingSkeleton() {
  return (
    <>
      <p className="mb-4 text-muted">{text.allBookings}</p>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1>{text.bookingDetails}</h1>
        {/* The space of the buttons, which wrap on phones. */}
        <div className="h-control-sm w-84" />
      </div>
      <div className="grid items-start gap-6 min-[70rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-6">
          <div className="flex h-87 items-center border-[1.5px] border-text bg-raised px-4.5">
            <p role="status">{text.loading}</p>
          </div>
          {answerGroups.map(({ name, answers }) => (
            <SkeletonPanel key={name} title={name} rows={answers.length} />
          ))}
        </div>
        <div className="grid gap-6">
          <SkeletonPanel title={text.internalNotes} rows={4} />
          <SkeletonPanel title={text.uploadedFiles} rows={3} />
          <SkeletonPanel title={text.consents} rows={3} />
          <SkeletonPanel title={text.activity} rows={3} />
        </div>
      </div>
    </>
  );
}

function SkeletonPanel({ title, rows }: { title: string; rows: number }) {
  return (
    <Panel title={title}>
      <div className="border-t border-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="border-b border-line py-3.5 last:border-b-0 last:pb-0 max-sm:py-6">
            <Skeleton lines={1} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
