import { createDatum } from "./index";
import { receiveEvents } from "./receive-events";
import { send, setting } from "./settings";

/** Writes an invoice for each accepted quote. Key: read requests and quotes, change messages and notes. Event: quote.accepted. */
const datum = createDatum(setting("DATUM_URL"), setting("DATUM_KEY"));
const billing = setting("BILLING_URL");

const server = receiveEvents(setting("DATUM_WEBHOOK_SECRET"), async ({ id, type, data: { bookingId } }) => {
  if (type !== "quote.accepted") return;
  const path = { id: bookingId };
  const { data: booking } = await datum.GET("/api/v1/bookings/{id}", { params: { path } });
  const { data: quotes } = await datum.GET("/api/v1/bookings/{id}/quotes", { params: { path } });
  const quote = quotes?.items.find(({ state }) => state === "accepted");
  if (!booking || !quote) throw new Error("The quote can't be read.");
  const number = `${booking.reference}-${quote.number}`;
  // The number makes the invoice safe to write twice.
  await send("PUT", `${billing}/invoices/${number}`, {
    customer: { name: booking.fullName, email: booking.email },
    lines: quote.lines.map(({ label, quantity, unitCents }) => ({ label, quantity, price: unitCents / 100 })),
    total: quote.totalCents / 100,
  });
  const { error } = await datum.POST("/api/v1/bookings/{id}/notes", {
    params: { path, header: { "Idempotency-Key": id } },
    body: { text: `Invoice ${number}` },
  });
  if (error) throw new Error(error.message);
});
server.listen(Number(setting("PORT")));
