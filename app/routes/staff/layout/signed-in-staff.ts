import type { LivePending } from "./bell/use-live-pending";

/** The signed-in user and their live notifications, as the layout shows them. */
export interface SignedInStaff {
  email: string;
  isAdmin: boolean;
  live: LivePending;
}
