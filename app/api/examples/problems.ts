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

const toProblem = (message: string): Problem => ({ message });

const commonProblems = (): ByStatus => ({
  400: toProblem(text.invalidJson),
  401: toProblem(text.signInFirst),
  403: toProblem(text.keyForbidden),
  404: toProblem(text.nothingHere),
  408: toProblem(text.unreadableBody[408]),
  413: toProblem(text.unreadableBody[413]),
  415: toProblem(text.notJson),
  422: { message: text.invalid, errors: { body: [text.dayFormat] } },
  429: toProblem(text.tooManyRequests("1 minute")),
  500: toProblem(text.exampleFailure),
  503: toProblem(text.databaseDown),
  507: toProblem(text.exampleFull),
});

const booking: ByStatus = {
  404: toProblem(text.unknownBooking),
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

/** The errors that differ from the common ones, by path. The first entry whose path matches applies. */
const problemsByPath: readonly [start: string, problems: () => ByStatus][] = [
  ["/api/v1/bookings/{id}/visit", () => ({ ...booking, 409: busy() })],
  ["/api/v1/bookings/{id}/notes/{noteId}", () => ({ ...booking, 403: toProblem(text.notYourNote) })],
  ["/api/v1/bookings/{id}/deliveries", delivery],
  ["/api/v1/bookings/{id}/results", () => ({ 404: toProblem(text.unknownResult) })],
  ["/api/v1/bookings/{id}", () => booking],
  [
    "/api/auth/login",
    () => ({ 401: toProblem(text.invalidCredentials), 503: toProblem(text.signInQueueFull) }),
  ],
  ["/api/auth/register", () => ({ 403: toProblem(text.signInAgain), 409: toProblem(text.emailTaken) })],
  ["/api/users/deleteuser", () => ({ 404: toProblem(text.unknownAccount), 409: toProblem(text.ownAccount) })],
  ["/api/users", () => ({ 404: toProblem(text.unknownAccount), 409: toProblem(text.emailTaken) })],
  [
    "/api/booking/{id}/status",
    () => ({ 404: toProblem(text.unknownBooking), 409: toProblem(text.statusStays(2)) }),
  ],
  ["/api/booking", () => ({ 404: toProblem(text.unknownBooking) })],
  ["/api/files/save", () => ({ 404: toProblem(text.unknownBooking), 409: toProblem(text.fileTaken) })],
  ["/api/files/download", () => ({ 404: toProblem(text.unknownFile) })],
  ["/api/files/upload", () => ({ 400: toProblem(text.unreadableBody[400]), 422: toProblem(text.noFile) })],
  ["/api/ready", () => ({ 503: toProblem(text.notReady) })],
];

function delivery(): ByStatus {
  return {
    404: toProblem(text.unknownDelivery),
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

/** Returns an example of an operation's error, and whether most operations share it. */
export function problemExample(path: string, status: string): { example: object; isUsual: boolean } {
  const specificProblem = problemsByPath.find(([start]) => path.startsWith(start))?.[1]()[status];
  const title = STATUS_CODES[status] ?? "";
  const problem = specificProblem ?? commonProblems()[status] ?? toProblem(title);
  const details = { type: "about:blank", title, status: Number(status), detail: problem.message };
  return { example: isDetailed(path) ? { ...details, ...problem } : problem, isUsual: !specificProblem };
}
