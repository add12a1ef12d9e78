import { createDatum } from "./index";
import { receiveEvents } from "./receive-events";
import { send, setting } from "./settings";

/** Enters visits into a shared calendar. Key: read requests and visits. Events: visit.*. */
const datum = createDatum(setting("DATUM_URL"), setting("DATUM_KEY"));
const calendar = setting("CALENDAR_URL");
const minute = 60_000;

const server = receiveEvents(setting("DATUM_WEBHOOK_SECRET"), async ({ type, data: { bookingId } }) => {
  if (!type.startsWith("visit.")) return;
  const params = { path: { id: bookingId } };
  const { data: booking } = await datum.GET("/api/v1/bookings/{id}", { params });
  const { data: found } = await datum.GET("/api/v1/bookings/{id}/visit", { params });
  const entry = `${calendar}/entries/${bookingId}`;
  const visit = found?.visit;
  if (!booking || !visit) {
    await send("DELETE", entry);
    return;
  }
  const startsAt = new Date(visit.startsAt);
  await send("PUT", entry, {
    title: `${booking.fullName}, ${booking.service}`,
    place: booking.serviceLocation,
    who: visit.staffName,
    start: startsAt.toISOString(),
    end: new Date(startsAt.getTime() + visit.minutes * minute).toISOString(),
  });
});
server.listen(Number(setting("PORT")));
