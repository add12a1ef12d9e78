import { Skeleton } from "~/ui/skeleton";

/** Stands in for a booking's page while its data is on the way. */
export function BookingLoading() {
  return (
    <>
      <h1 className="mb-7">Booking Details</h1>
      <p role="status" className="mb-6 text-muted">
        Loading booking details...
      </p>
      <Skeleton lines={8} />
    </>
  );
}
