import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventsOfBooking } from "~/booking/events.server";
import { findBooking } from "~/booking/find-booking.server";
import { markPending } from "~/booking/set-status.server";
import { filesOfBooking } from "~/files/files.server";
import { paths } from "~/paths";
import { titleOf } from "~/site/company";
import { requireStaff } from "~/staff/guards.server";
import { AnswerList } from "~/ui/answer-list";
import { TitleBlock } from "~/ui/title-block";
import { Activity } from "./activity";
import { AnswerGroupPanel } from "./answer-group-panel";
import { BookingHead } from "./booking-head";
import { Panel } from "./panel";
import { SiteNotes } from "./site-notes";
import { toBookingSheet } from "./to-booking-sheet";
import { UploadedFiles } from "./uploaded-files";

export const meta: MetaFunction = () => [{ title: titleOf("Booking Details") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request);
  const booking = await findBooking(params.id);
  if (!booking) throw notFound();
  const [files, events] = await Promise.all([filesOfBooking(booking.id), eventsOfBooking(booking.id)]);
  return toBookingSheet(booking, files, events);
}

/** 'Mark as Pending': puts a booking back among those that wait. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request);
  if (!params.id || !(await markPending(params.id, staff))) throw notFound();
  return redirect(paths.bookingDetails(params.id));
}

function notFound() {
  return new Response("There is no booking at this address. It may have been removed.", { status: 404 });
}

export default function BookingDetails() {
  const { reference, status, created, completion, groups, consents, files, events } =
    useLoaderData<typeof loader>();
  return (
    <>
      <BookingHead reference={reference} status={status} />
      <div className="grid items-start gap-6 min-[70rem]:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <div className="grid gap-6 print:mb-3 print:grid-cols-2 print:gap-x-6 print:gap-y-3">
          <div className="print:col-span-full">
            <TitleBlock
              items={[
                { term: "Reference", value: reference, isWide: true, isReference: true },
                { term: "Created", value: created },
                { term: "Completion Date", value: completion ?? <span className="text-muted">Not set</span> },
              ]}
            />
          </div>
          {groups.map((group) => (
            <AnswerGroupPanel key={group.title} {...group} />
          ))}
        </div>
        <div className="grid gap-6 print:grid-cols-2 print:gap-x-6 print:gap-y-3">
          <Panel title="Uploaded Files">
            <UploadedFiles files={files} />
          </Panel>
          <Panel title="Consents">
            <AnswerList items={consents.map(({ label, value }) => ({ term: label, value }))} />
          </Panel>
          <Activity events={events} />
          <SiteNotes />
        </div>
      </div>
    </>
  );
}
