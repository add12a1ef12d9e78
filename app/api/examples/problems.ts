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
