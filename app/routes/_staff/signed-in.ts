import type { LivePending } from "./use-live-pending";

/** The signed-in member of staff, and the pending requests that the bell shows. */
export interface SignedIn {
  email: string;
  isAdmin: boolean;
  live: LivePending;
}
