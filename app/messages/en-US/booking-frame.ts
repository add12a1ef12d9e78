/** What the page of a booking shows before its data has loaded; apart, because every staff page loads it. */
export const bookingDetails = "Booking Details";
export const allBookings = "All Bookings";
export const loading = "Loading booking details...";
