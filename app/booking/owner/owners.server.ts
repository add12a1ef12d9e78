import type { Staff } from "~/access/session";
import { listColleagues } from "~/staff/accounts/users.server";

export type OwnerOptions = Awaited<ReturnType<typeof readOwnerOptions>>;

/** Returns the colleagues to whom `staff` can assign a booking. */
export async function readOwnerOptions(staff: Staff) {
  const colleagues = await listColleagues();
  return {
    others: colleagues.filter(({ id }) => id !== staff.id),
    names: Object.fromEntries(colleagues.map(({ id, fullName }) => [id, fullName])),
  };
}
