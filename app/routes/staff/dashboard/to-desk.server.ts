import type { DeskBooking, DeskVisit, readDesk } from "~/booking/list/desk.server";
import { describeLocation } from "~/booking/location";
import { serviceLabelsByName } from "~/booking/service-labels";
import { formatPacificShort } from "~/lib/pacific-time";
import { formatPacificWeekday } from "~/lib/pacific-weekday";
import { stages } from "~/messages/booking-workflow";
import * as text from "~/messages/dashboard";
import { paths } from "~/paths";
import type { DeskList } from "./desk";

/**
 * Formats the desk for the page. All of its texts are put together here, because the script of the dashboard is at the limit
 * of its size.
 */
export function toDesk({
  newest,
  forUs,
  forThem,
  visits,
  refused,
}: Awaited<ReturnType<typeof readDesk>>): DeskList[] {
  const toList = { label: text.deskViewList };
  const toNote = ({ id }: DeskBooking, note: string) => (refused.has(id) ? text.emailRefused(note) : note);
  const toWaiting = (booking: DeskBooking) => {
    const note = booking.owner === null ? text.unassigned : text.assignedTo(booking.owner);
    return toItem(booking, text.since(formatPacificShort(booking.waitingSince)), toNote(booking, note));
  };
  return [
    {
      ...text.newest,
      link: { ...toList, name: text.newest.link, to: paths.bookings() },
      items: newest.map((booking) =>
        toItem(booking, formatPacificShort(booking.createdAt), toNote(booking, stages[booking.stage])),
      ),
    },
    {
      ...text.forUs,
      link: { ...toList, name: text.forUs.link, to: paths.bookings({ waiting: "us", sort: "waiting" }) },
      items: forUs.map(toWaiting),
    },
    {
      ...text.forThem,
      link: { ...toList, name: text.forThem.link, to: paths.bookings({ waiting: "them", sort: "waiting" }) },
      items: forThem.map(toWaiting),
    },
    {
      ...text.visits,
      link: { label: text.openCalendar, name: text.openCalendar, to: paths.calendar() },
      items: visits.map(toVisitItem),
    },
  ];
}

function toItem({ id, fullName, service }: DeskBooking, time: string, note: string) {
  return {
    to: paths.bookingDetails(id),
    name: fullName,
    detail: service === "" ? text.serviceUnknown : (serviceLabelsByName[service] ?? service),
    time,
    note,
  };
}

function toVisitItem({ id, fullName, serviceLocation, startsAt, staff }: DeskVisit) {
  return {
    to: paths.bookingDetails(id),
    name: fullName,
    detail: describeLocation(serviceLocation).value,
    time: formatPacificWeekday(startsAt),
    note: staff ?? text.nobodyComes,
  };
}
