import type { Staff } from "~/access/session";
import { listColleagues } from "~/staff/accounts/users.server";

/** The staff who can own a booking, as one of them sees it. */
export type Owners = Awaited<ReturnType<typeof listOwners>>;

/** Returns the staff whom `staff` can assign a booking to. */
export async function listOwners(staff: Staff) {
  const colleagues = await listColleagues();
  return {
    /** All but this person, by name. */
    others: colleagues.filter(({ id }) => id !== staff.id),
    /** Everyone's name by id. */
    names: Object.fromEntries(colleagues.map(({ id, fullName }) => [id, fullName])),
  };
}
