import type { Visitor } from "./visitor";

/** Posts the answers of every step except the consents, and the files. */
export async function fillInBooking(visitor: Visitor, fullName: string, files: File[] = []): Promise<void> {
  await postStep(visitor, 1, { fullName, email: "ada@example.com", phone: "(818) 555-0101" });
  await postStep(visitor, 2, { serviceLocation: "Van Nuys, California" });
  await postStep(visitor, 3, {});
  await postStep(visitor, 4, {}, files);
}

/** Submits the filled-in booking and returns its reference. Throws if the response does not lead to its private page. */
export async function submitBooking(visitor: Visitor): Promise<string> {
  const body = new URLSearchParams({ termsAccepted: "on", privacyConsent: "on", intent: "submit" });
  const response = await visitor.fetch("/booking?step=5", { method: "POST", body });
  const target = response.headers.get("Location") ?? `no redirect but status ${response.status}`;
  if (!/^\/request\/[\w-]{43}$/.test(target)) throw new Error(`The booking was not confirmed: ${target}`);
  const shown = await visitor.fetch(target);
  const reference = readReference(await shown.text());
  if (!reference) throw new Error(`The page of the booking shows no reference but status ${shown.status}.`);
  return reference;
}

/** Returns the reference on a private page. Skips scripts and attributes, which contain similar texts. */
export function readReference(html: string): string | undefined {
  const text = html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, " ");
  return /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)?.[0].replace("-", "");
}

async function postStep(visitor: Visitor, step: number, answers: Record<string, string>, files: File[] = []) {
  const body = files.length > 0 ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries({ ...answers, intent: "next" })) body.append(name, value);
  for (const file of files) (body as FormData).append("files", file);
  const response = await visitor.fetch(`/booking?step=${step}`, { method: "POST", body });
  if (response.headers.get("Location") !== `/booking?step=${step + 1}`)
    throw new Error(`Step ${step} was rejected with status ${response.status}`);
}
