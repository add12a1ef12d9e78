import type { Examples } from "~/api/contract";
import { mapFields } from "~/booking-fields";
import type { AnswersJson } from "~/booking/record/booking-json";
import { bookingSchema } from "~/booking/schema";
import * as text from "~/messages/api";

const bookingId = "0b9f3c52-6a1d-4c8e-9f27-5d1b8a3e7c40";
const staffId = "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11";
const noteId = "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d";
const createdAt = "2026-11-25T17:30:00.000Z";
const startsAt = "2026-12-11T17:30:00.000Z";

const file = {
  filename: "8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
  filePath: "/uploads/8a668c30-6d0f-4d5e-9a53-1c1d6f0f3f11-plan.pdf",
  originalName: "plan.pdf",
  size: 48_213,
};
const bookingFile = { ...file, fileType: "application/pdf" };

/** The other fields have the values of an untouched form. */
const submitted = bookingSchema.parse({
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  service: "3D Virtual Tours",
  serviceLocation: "Van Nuys, California",
  accessInstructions: "Ring twice",
  projectScope: "Two floors",
  numberOfRooms: ["Living Room", "Kitchen"],
  outputFormats: ["OBJ", "PDF"],
  termsAccepted: true,
  privacyConsent: true,
});
const { fullName, email, phone, ...otherAnswers } = mapFields<AnswersJson>((name) => {
  const answer = submitted[name];
  return answer instanceof Date ? answer.toISOString() : answer;
});
const booking = {
  id: bookingId,
  reference: "7K3M9QXA",
  status: 1,
  fullName,
  email,
  phone,
  language: "en-US" as const,
  ...otherAnswers,
  preferredDate: startsAt,
  completionDate: null,
  createdAt,
  files: [bookingFile],
};
const bookingWithWork = {
  ...booking,
  stage: "in-review" as const,
  stageChangedAt: createdAt,
  waitingFor: "us" as const,
  waitingSince: createdAt,
  ownerId: staffId,
  isSpam: false,
};

const account = { id: staffId, name: "Grace Hopper", email: "grace@example.com", mobile: "(702) 555-0199" };
const build = { version: "1.0.0", commit: "7f90955efe23" };
const delivery = {
  id: noteId,
  version: 1,
  title: "Point cloud",
  note: "",
  state: "draft" as const,
  author: "CRM (key)",
  createdAt,
  publishedAt: null,
  withdrawnAt: null,
  items: [
    {
      id: "f4b1c9d2-7e6a-4d3c-8b5f-2a1e0d9c8b7a",
      kind: "link" as const,
      name: "Virtual tour",
      contentType: "",
      size: 0,
      received: 0,
      sha256: null,
      state: "ready" as const,
      url: "https://tours.example.com/7K3M9QXA",
    },
  ],
};
const visit = { id: noteId, bookingId, startsAt, minutes: 120, staffId, staffName: "Grace Hopper" };
const oneCursor = `1795628200000-${bookingId}`;

export const successExamples = (): Examples => ({
  "api:auth-login": {
    POST: { token: "c9Yw…", userId: staffId, email: "grace@example.com", admin: "0" },
  },
  "api:auth-register": { POST: { message: text.accountCreated("Grace Hopper"), userId: staffId } },
  "api:booking-pending": {
    GET: { ptotalCount: 1, pendingBookings: [{ id: bookingId, fullName: "Ada Example", createdAt }] },
  },
  "api:booking-all": { GET: { atotalCount: 1, bookings: [booking] } },
  "api:view-booking": { GET: [booking] },
  "api:booking-details": { GET: booking },
  "api:booking-status": { PUT: { id: bookingId, status: 1, message: text.markedViewed } },
  "api:booking-create": {
    POST: { bookingId, reference: booking.reference, message: text.bookingSaved },
  },
  "api:files-upload": {
    POST: {
      files: [{ id: noteId, ...file, mimetype: "application/pdf" }],
      message: text.uploaded(1),
    },
  },
  "api:files-save": { POST: { message: text.filesSaved, files: [bookingFile] } },
  "api:files-download": {},
  "api:users": { GET: [{ ...account, password: "" }] },
  "api:user": { GET: account, PUT: { message: text.accountUpdated } },
  "api:delete-user": { DELETE: { message: text.accountRemoved } },
  "api:live": { GET: { status: "alive", ...build } },
  "api:health": { GET: { status: "ok", ...build } },
  "api:ready": { GET: { status: "ready", missingSettings: [] } },
  "api:openapi": { GET: { openapi: "3.1.0", paths: {} } },
  "api:v1-bookings": {
    GET: {
      items: [{ id: bookingId, reference: booking.reference, stage: "in-review" }],
      nextCursor: oneCursor,
    },
  },
  "api:v1-booking": { GET: bookingWithWork },
  "api:v1-events": {
    GET: {
      items: [
        {
          id: 17,
          kind: "stage-changed",
          actor: "CRM (key)",
          detail: { from: "new", to: "in-review" },
          createdAt,
        },
      ],
      nextCursor: "17",
    },
  },
  "api:v1-stage": { PUT: bookingWithWork },
  "api:v1-owner": { PUT: bookingWithWork },
  "api:v1-quotes": {
    GET: {
      items: [
        {
          number: 1,
          state: "sent",
          lines: [{ label: "3D virtual tour", quantity: 1, unitCents: 45_000 }],
          totalCents: 45_000,
          validUntil: "2027-02-01T07:59:59.999Z",
          note: "Travel is included.",
          author: "CRM (key)",
          createdAt,
          answeredAt: null,
        },
      ],
    },
    POST: { ...bookingWithWork, stage: "quoted", waitingFor: "them" },
  },
  "api:v1-open-quote": { DELETE: bookingWithWork },
  "api:v1-visit": {
    GET: { visit, otherVisits: [] },
    PUT: { ...bookingWithWork, stage: "scheduled", waitingFor: "nobody" },
    DELETE: bookingWithWork,
  },
  "api:v1-messages": {
    GET: {
      items: [
        {
          id: noteId,
          kind: "message",
          author: null,
          text: "Can you come in the morning?",
          proposedAt: null,
          createdAt,
        },
      ],
      nextCursor: null,
    },
    POST: { ...bookingWithWork, waitingFor: "them" },
  },
  "api:v1-notes": {
    GET: {
      items: [{ id: noteId, author: "CRM (key)", text: "Order 4711 in the CRM", createdAt }],
      nextCursor: null,
    },
    POST: bookingWithWork,
  },
  "api:v1-note": { DELETE: bookingWithWork },
  "api:v1-deliveries": { GET: { items: [delivery] }, POST: { ...delivery, items: [] } },
  "api:v1-publication": { POST: { ...delivery, state: "published", publishedAt: createdAt } },
  "api:v1-delivery": { GET: delivery },
  "api:v1-result": {},
  "api:v1-visits": { GET: { items: [visit] } },
  "api:v1-staff": { GET: { items: [{ id: staffId, name: "Grace Hopper" }] } },
});
