/** The most common domains of private addresses. Each is long enough that a domain with one typing error is rarely a real one. */
const domains = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
  "sbcglobal.net",
  "verizon.net",
  "bellsouth.net",
];

/** Real domains that differ from a common one by one character. */
const realDomains = new Set(["mail.com", "email.com", "ymail.com"]);

const maxLength = 200;

/** Returns the probable address, such as `ada@gmail.com` for `ada@gmial.com`. Null if nothing seems mistyped. */
export function suggestEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  if (at < 1 || address.length > maxLength) return null;
  const domain = address.slice(at + 1).toLowerCase();
  const corrected = correctDomain(domain);
  return corrected === null ? null : `${address.slice(0, at)}@${corrected}`;
}

function correctDomain(domain: string): string | null {
  if (domains.includes(domain) || realDomains.has(domain)) return null;
  const similar = domains.find((known) => isOneErrorAway(domain, known));
  return similar ?? (/\.(con|cmo|ocm|comm)$/.test(domain) ? domain.replace(/\.\w+$/, ".com") : null);
}

/** Returns whether one character was omitted, added, replaced, or swapped with the next one. */
function isOneErrorAway(typed: string, known: string): boolean {
  let start = 0;
  while (start < known.length && typed[start] === known[start]) start += 1;
  const [restTyped, restKnown] = [typed.slice(start), known.slice(start)];
  const isSwapped = restTyped.slice(0, 2) === restKnown.charAt(1) + restKnown.charAt(0);
  return (
    restTyped.slice(1) === restKnown ||
    restTyped === restKnown.slice(1) ||
    restTyped.slice(1) === restKnown.slice(1) ||
    (isSwapped && restTyped.slice(2) === restKnown.slice(2))
  );
}
