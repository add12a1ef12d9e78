import type { policies } from "~/policies";
import {
  allBookings,
  bookingDetails,
  bookingStatus,
  createBooking,
  pendingBookings,
  viewBooking,
} from "./booking";
import { download, save, upload } from "./files";
import type { Resource } from "./operation";
import { health, live, openapi, ready } from "./service";
import { deleteUser, login, register, user, users } from "./users";
import { v1 } from "./v1";

/** Every resource of the API by the id of its route. */
export const contract = {
  "routes/api/auth-login": login,
  "routes/api/auth-register": register,
  "routes/api/booking-pending": pendingBookings,
  "routes/api/booking-all": allBookings,
  "routes/api/view-booking": viewBooking,
  "routes/api/booking-details": bookingDetails,
  "routes/api/booking-status": bookingStatus,
  "routes/api/booking-create": createBooking,
  "routes/api/files-upload": upload,
  "routes/api/files-save": save,
  "routes/api/files-download": download,
  "routes/api/users": users,
  "routes/api/user": user,
  "routes/api/delete-user": deleteUser,
  "routes/api/live": live,
  "routes/api/health": health,
  "routes/api/ready": ready,
  "routes/api/openapi": openapi,
  ...v1,
} as const satisfies Partial<Record<keyof typeof policies, Resource>>;

export type ResourceId = keyof typeof contract;
