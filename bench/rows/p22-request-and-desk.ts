import { signInVisitor } from "#tests/support/sign-in";
import { Visitor } from "#tests/support/visitor";
import { paths } from "~/paths";
import { compareDatabases } from "../compare-databases";
import type { Row } from "../row";

const answers: Record<string, string>[] = [
  { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" },
  { serviceLocation: "Van Nuys, California" },
  {},
  {},
  { termsAccepted: "on", privacyConsent: "on", intent: "submit" },
];

export const requestAndDesk: Row = {
  id: "P22",
  what: "private request page and desk, p95, 1 M bookings",
  budget: "≤ 1.5× of the same with 60",
  aim: "≤ 1.2×",
  measure: () =>
    compareDatabases(async (app) => {
      const visitor = new Visitor(app.url);
      const request = await book(visitor, app.url);
      const { visitor: staff } = await signInVisitor(app.url);
      return [
        { name: "request", open: () => open(visitor, request) },
        { name: "dashboard with the desk", open: () => open(staff, paths.dashboard()) },
        { name: "week", open: () => open(staff, paths.calendar({ who: "all" })) },
      ];
    }),
};

/** Submits a booking without showing the form, and returns the address of its page. */
async function book(visitor: Visitor, origin: string): Promise<string> {
  let location: string | null = null;
  for (const [index, form] of answers.entries()) {
    const response = await visitor.fetch(`/booking?step=${index + 1}`, {
      method: "POST",
      body: new URLSearchParams({ intent: "next", ...form }),
      headers: { Origin: origin },
    });
    location = response.headers.get("Location");
  }
  if (!location?.startsWith("/request/")) throw new Error(`The submit leads to ${location}.`);
  return location;
}

async function open(visitor: Visitor, path: string): Promise<void> {
  const response = await visitor.fetch(path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A page responded with ${response.status}`);
}
