import { createDatum } from "./index";
import { receiveEvents } from "./receive-events";
import { send, setting } from "./settings";

/** Keeps a lead in a CRM for each request. Key: read requests. Events: request.*, stage.changed. */
const datum = createDatum(setting("DATUM_URL"), setting("DATUM_KEY"));
const crm = setting("CRM_URL");

const server = receiveEvents(setting("DATUM_WEBHOOK_SECRET"), async ({ type, data: { bookingId } }) => {
  const lead = `${crm}/leads/${bookingId}`;
  if (type === "request.erased") {
    await send("DELETE", lead);
    return;
  }
  // The event says what happened, the request how things are now: an event that comes late overwrites nothing newer.
  const { data: booking, response } = await datum.GET("/api/v1/bookings/{id}", {
    params: { path: { id: bookingId } },
  });
  if (!booking && response.status !== 404) throw new Error(`The API answered ${response.status}.`);
  if (!booking || booking.isSpam) return;
  const { reference, fullName, email, phone, service, stage } = booking;
  await send("PUT", lead, { title: `${reference} ${service}`, name: fullName, email, phone, stage });
});
server.listen(Number(setting("PORT")));
