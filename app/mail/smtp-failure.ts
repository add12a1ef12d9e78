/** The progress of a mail. At `answer` the server has the whole mail and has not responded yet. */
export type SmtpPhase = "connect" | "greeting" | "sign-in" | "envelope" | "content" | "answer";

export interface SmtpFailure {
  phase: SmtpPhase;
  message: string;
  /** The error code of the library or the system, such as ECONNREFUSED. */
  code?: string | undefined;
  /** The server's reply code, such as 550. */
  status?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
  isTimeout: boolean;
}

export class SmtpFailureError extends Error {
  override name = "SmtpFailureError";

  constructor(readonly failure: SmtpFailure) {
    super(failure.message);
  }
}

export type Judgment =
  /** `isCertain`: no recipient or content of a mail can cause the failure. */
  | { fault: "server" | "sender"; isCertain: boolean }
  | { fault: "mail"; isPermanent: boolean }
  /** The server may have delivered the mail, so another attempt could send a copy. */
  | { fault: "unknown" };

/** Judges a failure by the mail's phase and the server's reply (RFC 5321, and RFC 3463 for codes such as 5.7.1). */
export function judgeFailure({
  phase,
  status,
  response = "",
  command,
  code,
  isTimeout,
}: SmtpFailure): Judgment {
  if (phase === "connect" || phase === "greeting" || phase === "sign-in") return certain("server");
  if (phase === "answer" && isTimeout) return { fault: "unknown" };
  // These are the library's own checks, for example of a malformed address.
  if (code === "EENVELOPE" && status === undefined) return permanent;
  if (code === "EMESSAGE" && status === undefined) return permanent;
  if (status === undefined) return phase === "envelope" ? perhaps("server") : temporary;
  const detail = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] ?? "";
  if (command === "MAIL FROM") {
    if (detail === "5.3.4" || detail === "5.2.3" || (status === 552 && detail === "")) return permanent;
    return certain(status >= 500 ? "sender" : "server");
  }
  if (status === 421) return perhaps("server");
  if (detail.startsWith("5.7.") || detail === "5.4.5") return perhaps("sender");
  if (command !== "RCPT TO") {
    // The reply is about the sending account's quota. In a reply to RCPT TO, 5.2.2 would mean the recipient's.
    if (/^[45]\.2\.2$/.test(detail)) return perhaps("sender");
    if (status === 452) return perhaps("server");
  }
  return status >= 500 ? permanent : temporary;
}

const permanent: Judgment = { fault: "mail", isPermanent: true };
const temporary: Judgment = { fault: "mail", isPermanent: false };
const certain = (fault: "server" | "sender"): Judgment => ({ fault, isCertain: true });
const perhaps = (fault: "server" | "sender"): Judgment => ({ fault, isCertain: false });
