import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { describeWait } from "~/lib/format-amount";
import { clientAddress } from "~/server/client-address.server";
import { retryAfter } from "~/server/retry-after";
import { countWrongStaffLink } from "~/staff/limits/link-limits.server";

/** A link that opens nothing, and how the page responds to it. */
interface DeadLink {
  /** How long to wait, if too many of them came from the visitor's network. */
  wait: string | null;
  init: ResponseInit;
}

/**
 * Responds to a link that opens nothing, which counts against the client's address. A good link is looked up first, so it works
 * whatever else comes from its owner's address.
 */
export async function refuseDeadLink(): Promise<DeadLink> {
  try {
    await countWrongStaffLink(clientAddress());
    return { wait: null, init: { status: 404 } };
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    const init = { status: 429, headers: retryAfter(error.retryAfter) };
    return { wait: describeWait(error.retryAfter), init };
  }
}
