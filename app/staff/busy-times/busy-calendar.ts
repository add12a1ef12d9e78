import "~/lib/zod-config";
import { z } from "zod";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/busy-times";

/** In characters. */
const addressLimit = 2_000;

/**
 * The form for the address of one's own calendar. `webcal` is what some calendars call https.
 *
 * @param isAllowed whether an address may be fetched, as far as can be seen from it
 */
export function busyCalendarSchema(isAllowed: (address: string) => boolean) {
  return z.object({
    address: requiredLine({
      errors: () => ({ missing: text.addressMissing, tooLong: text.addressTooLong }),
      limit: addressLimit,
      abort: true,
    })
      .overwrite((typed) => typed.replace(/^webcals?:\/\//i, "https://"))
      .refine(isAllowed, { error: () => text.addressFormat }),
  });
}
