import { STATUS_CODES } from "node:http";
import { isDetailed } from "~/api/contract/operation";
import * as text from "~/messages/api";

interface Problem {
  message: string;
  errors?: Record<string, string[]>;
  code?: string;
  [more: string]: unknown;
}

type ByStatus = Partial<Record<string, Problem>>;

const of = (message: string): Problem => ({ message });

/** What most calls answer, by status. */
const usual = (): ByStatus => ({
  400: of(text.invalidJson),
  401: of(text.signInFirst),
  403: of(text.keyForbidden),
  404: of(text.nothingHere),
  408: of(text.unreadableBody[408]),
  413: of(text.unreadableBody[413]),
  415: of(text.notJson),
  422: { message: text.invalid, errors: { body: [text.dayFormat] } },
  429: of(text.tooManyRequests("1 minute")),
  500: of(text.exampleFailure),
  503: of(text.databaseDown),
  507: of(text.exampleFull),
});

const booking: ByStatus = {
  404: of(text.unknownBooking),
  409: { message: text.stageForbids("done"), code: "not-allowed", stage: "done" },
  412: {
    message: text.changedMeanwhile,
    code: "changed",
    changes: [
      {
        id: 18,
        kind: "quote-accepted",
        actor: null,
        detail: { number: "1" },
        createdAt: "2026-11-25T17:30:00.000Z",
      },
    ],
  },
};

/** What the calls of a path answer differently; the first path that fits counts. */
const byPath: readonly [start: string, problems: () => ByStatus][] = [
  ["/api/v1/bookings/{id}/visit", () => ({ ...booking, 409: busy() })],
  ["/api/v1/bookings/{id}/notes/{noteId}", () => ({ ...booking, 403: of(text.notYourNote) })],
  ["/api/v1/bookings/{id}/deliveries", delivery],
  ["/api/v1/bookings/{id}/results", () => ({ 404: of(text.unknownResult) })],
  ["/api/v1/bookings/{id}", () => booking],
  [
    "/api/v1/projects/{id}/pictures",
    () => ({
      400: of(text.unreadableBody[400]),
      404: of(text.unknownProject),
      409: { message: text.pictureProblems.full, code: "full" },
      415: of(text.pictureProblems.format),
      422: { message: text.invalid, errors: { file: [text.noPicture] } },
    }),
  ],
  [
    "/api/v1/projects",
    () => ({
      404: of(text.unknownProject),
      409: { message: text.projectProblems.published, code: "published" },
      412: { message: text.projectChanged, code: "changed" },
    }),
  ],
  ["/api/v1/prices", entry],
  ["/api/v1/replies", entry],
  [
    "/api/v1/erasures",
    () => ({ 403: of(text.signInAgain), 409: { message: text.mailUnderWay, code: "mail-under-way" } }),
  ],
  [
    "/api/v1/removals",
    () => ({ 403: of(text.signInAgain), 409: { message: text.clockMoved, code: "clock-moved" } }),
  ],
  ["/api/v1/settings", section],
  [
    "/api/v1/legal-texts",
    () => ({
      409: { message: text.firstVersion, code: "first-version" },
      412: { message: text.legalChanged, code: "changed" },
    }),
  ],
  ["/api/v1/mails", () => ({ 404: of(text.unknownMail) })],
  ["/api/v1/report", () => ({ 422: { message: text.invalid, errors: { to: [text.badPeriod.reversed] } } })],
  ["/api/auth/login", () => ({ 401: of(text.invalidCredentials), 503: of(text.signInQueueFull) })],
  ["/api/auth/register", () => ({ 403: of(text.signInAgain), 409: of(text.emailTaken) })],
  ["/api/users/deleteuser", () => ({ 404: of(text.unknownAccount), 409: of(text.ownAccount) })],
  ["/api/users", () => ({ 404: of(text.unknownAccount), 409: of(text.emailTaken) })],
  ["/api/booking/{id}/status", () => ({ 404: of(text.unknownBooking), 409: of(text.statusStays(2)) })],
  ["/api/booking", () => ({ 404: of(text.unknownBooking) })],
  ["/api/files/save", () => ({ 404: of(text.unknownBooking), 409: of(text.fileTaken) })],
  ["/api/files/download", () => ({ 404: of(text.unknownFile) })],
  ["/api/files/upload", () => ({ 400: of(text.unreadableBody[400]), 422: of(text.noFile) })],
  ["/api/ready", () => ({ 503: of(text.notReady) })],
];

function delivery(): ByStatus {
  return {
    404: of(text.unknownDelivery),
    409: { message: text.deliveryProblems.unfinished, code: "unfinished" },
    412: { message: text.deliveryChanged, code: "changed" },
  };
}

function entry(): ByStatus {
  return {
    404: of(text.unknownEntry),
    409: { message: text.listFull(200), code: "full" },
    412: { message: text.entryChanged, code: "changed" },
  };
}

function section(): ByStatus {
  const removal = { requests: 12, files: 40, mails: 0, logs: 0 };
  return {
    409: { message: text.removesMore(12), code: "removes-more", removes: 12, removal },
    412: {
      message: text.sectionChanged,
      code: "changed",
      by: "Grace Hopper",
      differing: [{ name: "city", stored: "Van Nuys" }],
    },
  };
}

function busy(): Problem {
  const visit = {
    id: "c2a8e6b4-1f3d-4a5b-8c7e-9d0f1a2b3c4d",
    startsAt: "2026-12-11T17:30:00.000Z",
    minutes: 120,
  };
  return { message: text.busy, code: "busy", overlaps: [visit] };
}

/** Returns an example of what a call answers to a request that it refuses, and whether most calls answer the same. */
export function problemExample(path: string, status: string): { example: object; isUsual: boolean } {
  const own = byPath.find(([start]) => path.startsWith(start))?.[1]()[status];
  const title = STATUS_CODES[status] ?? "";
  const problem = own ?? usual()[status] ?? of(title);
  const details = { type: "about:blank", title, status: Number(status), detail: problem.message };
  return { example: isDetailed(path) ? { ...details, ...problem } : problem, isUsual: !own };
}
