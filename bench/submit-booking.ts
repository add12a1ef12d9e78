import type { Visitor } from "#tests/support/http/visitor";

/** Answers the steps of the booking form without showing it, and returns a function that submits it. */
export async function fillInBooking(
  visitor: Visitor,
  email = "ada@example.com",
): Promise<() => Promise<string>> {
  const answers: Record<string, string>[] = [
    { fullName: "Ada Lovelace", email, phone: "(818) 555-0101" },
    { serviceLocation: "Van Nuys, California" },
    {},
    {},
  ];
  for (const [index, form] of answers.entries()) await post(visitor, index + 1, { intent: "next", ...form });
  return async () => {
    const consents = { termsAccepted: "on", privacyConsent: "on", intent: "submit" };
    const location = await post(visitor, 5, consents);
    if (!location?.startsWith("/request/")) throw new Error(`The submit leads to ${location}.`);
    return location;
  };
}

async function post(visitor: Visitor, step: number, form: Record<string, string>): Promise<string | null> {
  const body = new URLSearchParams(form);
  const response = await visitor.fetch(`/booking?step=${step}`, { method: "POST", body });
  return response.headers.get("Location");
}
