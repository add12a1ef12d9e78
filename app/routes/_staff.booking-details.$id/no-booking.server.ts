/**
 * The answer to an address without a booking.
 *
 * @param typed given back with it, so that it can be kept elsewhere
 */
export function noBooking(typed?: string): Response {
  const message = "There is no booking at this address. It may have been removed.";
  return typed ? Response.json({ message, typed }, { status: 404 }) : new Response(message, { status: 404 });
}
