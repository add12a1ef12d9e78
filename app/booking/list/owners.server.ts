import type { Staff } from "~/access/session";
import { type Colleague, listColleagues } from "~/staff/accounts/users.server";

/** The staff who can own a booking, as one of them sees it. */
export interface Owners {
  /** All but this person, by name. */
  others: Colleague[];
  /** Everyone's name by id. */
  names: Record<string, string>;
}

/** Returns the staff whom `staff` can assign a booking to. */
export async function listOwners(staff: Staff): Promise<Owners> {
  const colleagues = await listColleagues();
  return {
    others: colleagues.filter(({ id }) => id !== staff.id),
    names: Object.fromEntries(colleagues.map(({ id, fullName }) => [id, fullName])),
  };
}
