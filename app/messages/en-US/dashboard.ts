export const dashboard = "Dashboard";
export const pendingBookings = "Pending Bookings";
export const allBookings = "All Bookings";
export const shareOfAll = (share: string) => `${share} of all`;
export const viewList = "View list";
export const viewPendingList = "View list of pending bookings";
export const viewAllList = "View list of all bookings";

export const statistics = "Bookings Statistics";
export const distribution = "Bookings Distribution";
export const bookingsCount = "Bookings Count";
export const share = "Share";
export const series = {
  pending: "Pending Bookings",
  total: "Total Bookings",
  viewed: "Viewed Bookings",
};
export const seriesHeader = "Label";
export const chartName = (title: string, header: string, values: string) => `${title}, ${header}: ${values}`;
export const chartValue = (label: string, value: string) => `${label} ${value}`;

export const loadingChart = "Loading the chart…";
export const chunkFailed = (id: string) => `Loading chunk ${id} failed`;
export const numbersComplete = "The numbers below are complete without it.";
export const tryAgain = "Try again";
export const noBookings = "No bookings yet";
export const firstInquiry = "This chart appears with the first inquiry.";
export const openBookingForm = "Open the booking form";
