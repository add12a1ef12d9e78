import type { Examples } from "~/api/contract";
import * as text from "~/messages/api";
import { defaultSettings } from "~/settings/default-settings";
import { type SectionName, sectionSchemas, type Settings } from "~/settings/schema";

const createdAt = "2026-11-25T17:30:00.000Z";

const mail = {
  id: "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
  kind: "booking-message",
  subject: "Your request 7K3M-9QXA",
  to: "ada@example.com",
  state: "failed" as const,
  bookingId: null,
  attempts: 5,
  response: "550 5.1.1 No such user",
  createdAt,
  sentAt: null,
};
const wholeMail = {
  ...mail,
  text: "Hello Ada,\n\nWe’re there at 9:30.\n",
  replyTo: "grace@example.com",
  expiresAt: null,
  waitsFor: null,
  nextAttemptAt: null,
};

/** The examples of the calls that administrators alone may send. */
export function adminExamples() {
  const company = valuesOf("company");
  const answers = valuesOf("answers");
  const requests = {
    ...valuesOf("requests"),
    readers: [{ id: "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11", name: "Grace Hopper", isReader: true }],
  };
  const data = valuesOf("data");
  const legalText = {
    document: "terms" as const,
    version: 2,
    text: "# Terms\n\nWe scan what you own, {company}.",
    translations: { "fr-BE": "# Conditions\n\nNous scannons ce qui vous appartient." },
    names: ["company", "email", "address"],
  };
  return {
    "api:v1-settings-company": { GET: company, PATCH: company },
    "api:v1-settings-answers": { GET: answers, PATCH: answers },
    "api:v1-settings-requests": { GET: requests, PATCH: requests },
    "api:v1-settings-data": { GET: data, PATCH: data },
    "api:v1-legal-text": { GET: legalText, PUT: legalText },
    "api:v1-legal-translations": { PUT: legalText },
    "api:v1-person-exports": {},
    "api:v1-removals": {
      GET: {
        reason: "ahead",
        now: createdAt,
        horizon: "2026-11-20T17:30:00.000Z",
        due: { done: 12, mails: 40 },
      },
      POST: { message: text.removalsConfirmed },
    },
    "api:v1-mails": { GET: { items: [mail], nextCursor: null } },
    "api:v1-mail": { GET: wholeMail },
    "api:v1-mail-sending": { POST: { ...wholeMail, state: "waiting", waitsFor: "due" } },
    "api:v1-mail-queue": { GET: { held: 2, stop: null }, POST: { count: 2 } },
    "api:v1-mail-tests": { POST: { result: "accepted", response: "250 2.0.0 Ok" } },
  } satisfies Partial<Examples>;
}

/** The settings of a new installation. */
function valuesOf<Name extends SectionName>(section: Name) {
  const names = Object.keys(sectionSchemas[section].shape) as (keyof Settings)[];
  return Object.fromEntries(names.map((name) => [name, defaultSettings[name]])) as Pick<
    Settings,
    keyof (typeof sectionSchemas)[Name]["shape"] & keyof Settings
  >;
}
