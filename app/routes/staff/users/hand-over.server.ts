import { z } from "zod";
import { findWork, type OpenWork } from "~/booking/removed-colleague/find-work.server";
import type { Successor } from "~/booking/removed-colleague/remove-colleague.server";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { findUser, listColleagues } from "~/staff/accounts/users.server";
import { findUsableKeys } from "~/staff/api-keys/keys.server";

export type HandOverQuestion = NonNullable<Awaited<ReturnType<typeof loadHandOver>>>;

const nobody = "nobody";

export const handOverFields = {
  handTo: z
    .union([z.uuid(), z.literal(nobody)])
    .optional()
    .catch(undefined),
  visits: z.coerce.number().int().min(0).optional().catch(undefined),
  requests: z.coerce.number().int().min(0).optional().catch(undefined),
  anyway: z.string().max(2_000).default(""),
};

export function hasWork({ visitCount, bookingCount }: OpenWork): boolean {
  return visitCount + bookingCount > 0;
}

/** @returns null if there is no such user, or no work to hand over */
export async function loadHandOver(id: string) {
  const user = await findUser(id);
  if (!user) return null;
  const [work, colleagues, keys] = await Promise.all([
    findWork(user.id),
    listColleagues(),
    findUsableKeys([user.id]),
  ]);
  if (!hasWork(work)) return null;
  return {
    id: user.id,
    name: user.fullName,
    keys: keys.get(user.id) ?? [],
    visitCount: work.visitCount,
    bookingCount: work.bookingCount,
    visits: work.visits.map(({ bookingId, fullName, startsAt, minutes }) => ({
      to: paths.bookingDetails(bookingId),
      label: text.handOver.visit(fullName, formatPacificSpanLong(startsAt, minutes)),
    })),
    colleagues: colleagues.filter((colleague) => colleague.id !== user.id),
  };
}

/** @returns null if nothing was chosen in the hand-over form; if the page had no such form, a successor that leaves the work unassigned */
export function readSuccessor(
  fields: z.output<z.ZodObject<typeof handOverFields>>,
  form: URLSearchParams,
): Successor | null {
  if (!form.has("visits")) return { to: null };
  const { handTo, visits, requests, anyway } = fields;
  if (handTo === undefined || visits === undefined || requests === undefined) return null;
  const shownCounts = { visitCount: visits, bookingCount: requests };
  return { to: handTo === nobody ? null : handTo, shown: shownCounts, accepted: anyway.split(" ") };
}
