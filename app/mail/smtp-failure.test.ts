import { expect, test } from "vitest";
import { judgeFailure, type SmtpFailure } from "./smtp-failure";

/** Returns a refusal by the server; without a reply, a broken connection. */
function failure(phase: SmtpFailure["phase"], reply = "", command?: string): SmtpFailure {
  const status = reply === "" ? undefined : Number(reply.slice(0, 3));
  return { phase, message: reply, response: reply, status, command, isTimeout: false };
}

const permanent = { fault: "mail", isPermanent: true };
const temporary = { fault: "mail", isPermanent: false };
const server = { fault: "server", isCertain: true };
const sender = { fault: "sender", isCertain: true };
const perhapsServer = { fault: "server", isCertain: false };
const perhapsSender = { fault: "sender", isCertain: false };

test.each([
  ["a refused connection", failure("connect"), server],
  ["421 as the greeting", failure("greeting", "421 4.3.2 Try later", "CONN"), server],
  ["554 as the greeting", failure("greeting", "554 No", "CONN"), server],
  ["a refused sign-in", failure("sign-in", "535 5.7.8 Wrong password", "AUTH PLAIN"), server],
  ["a sender that is refused for now", failure("envelope", "451 4.3.0 Later", "MAIL FROM"), server],
  ["a sender that is refused", failure("envelope", "550 5.1.8 Bad sender", "MAIL FROM"), sender],
  ["a mail that is too large", failure("envelope", "552 5.3.4 Too big", "MAIL FROM"), permanent],
  ["a connection that ends before the content", failure("envelope"), perhapsServer],
  ["421 to a recipient", failure("envelope", "421 Closing", "RCPT TO"), perhapsServer],
  ["an unknown recipient", failure("envelope", "550 5.1.1 No such user", "RCPT TO"), permanent],
  ["a refused recipient", failure("envelope", "550 No", "RCPT TO"), permanent],
  ["a full mailbox", failure("envelope", "552 5.2.2 Mailbox full", "RCPT TO"), permanent],
  ["greylisting", failure("envelope", "451 4.7.1 Greylisted", "RCPT TO"), temporary],
  [
    "a relay that does not know us",
    failure("envelope", "550 5.7.1 Relaying denied", "RCPT TO"),
    perhapsSender,
  ],
  ["a daily limit", failure("envelope", "550 5.4.5 Daily limit exceeded", "RCPT TO"), perhapsSender],
  ["a blocked sender", failure("answer", "554 5.7.1 Blocked", "DATA"), perhapsSender],
  ["a used-up quota of the sender", failure("answer", "552 5.2.2 Over quota", "DATA"), perhapsSender],
  ["a used-up quota for now", failure("envelope", "452 4.2.2 Over quota", "DATA"), perhapsSender],
  ["a server without space", failure("answer", "452 4.3.1 No space", "DATA"), perhapsServer],
  ["refused content", failure("answer", "554 5.6.0 Malformed", "DATA"), permanent],
  ["content that is refused without a reason", failure("answer", "554 No", "DATA"), permanent],
  ["content that is refused for now", failure("answer", "451 Later", "DATA"), temporary],
  ["a connection that breaks within the content", failure("content"), temporary],
  ["a connection that breaks before the answer", failure("answer"), temporary],
])("%s", (_, reported, judgment) => {
  expect(judgeFailure(reported)).toEqual(judgment);
});

test("a late response leaves the delivery unknown", () => {
  expect(judgeFailure({ ...failure("answer"), isTimeout: true })).toEqual({ fault: "unknown" });
  expect(judgeFailure({ ...failure("content"), isTimeout: true })).toEqual(temporary);
});

test("never retries an address that the library refuses", () => {
  expect(judgeFailure({ ...failure("envelope"), code: "EENVELOPE" })).toEqual(permanent);
});
