import { sha256 } from "~/lib/sha256.server";
import { toNetworkRange } from "~/senders/network-range";

/** Providers that deliver a mailbox's mail whatever dots its name has. Elsewhere `a.b@` and `ab@` may be two people. */
const ignoringDots = new Set(["gmail.com", "googlemail.com"]);

/** What limited mails are counted by. The keys are stored with the mails, so addresses are hashed. */
export interface LimitKeys {
  limitKey: string;
  senderKey: string;
  rangeKey: string | null;
}

/**
 * Returns the keys of a mail.
 *
 * @param email the recipient
 * @param address the client's, as `clientAddress` returns it: IPv6 by /64
 */
export function toLimitKeys(email: string, address: string): LimitKeys {
  const range = toNetworkRange(address);
  return {
    limitKey: hash(toMailbox(email)),
    senderKey: hash(address),
    rangeKey: range === null ? null : hash(range),
  };
}

/** Returns one spelling for all of a mailbox: providers ignore case, many everything after a plus sign, and some dots. */
function toMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  return `${ignoringDots.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

function hash(text: string): string {
  return sha256(text);
}
