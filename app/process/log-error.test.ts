import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "./log.server";

const personal = [
  "ada@example.com",
  "Lovelace",
  "plan-of-ada",
  "Qm9va2luZ3MgYXJlIHByaXZhdGUgaW4gdGhpcyBzaXRl",
];
const [email = "", name = "", file = "", secret = ""] = personal;
const fileId = "0c9a2b1e-6a1f-4a3e-9d6e-2f6f0f9d7a11";

/** Returns the log line of an error, and fails if it contains personal data. */
function lineOf(error: unknown) {
  let line = "";
  const log = createLog({ write: (written) => (line = written) });
  log.level = "error";
  log.error({ err: error });
  for (const text of personal) expect(line).not.toContain(text);
  return (JSON.parse(line) as { err: Record<string, unknown> }).err;
}

function fault(message: string, fields: object = {}) {
  return Object.assign(new Error(message), fields);
}

test("a failed query is logged with its SQL and without its values", () => {
  const cause = fault(`invalid input syntax for type uuid: "${name}"`, {
    name: "PostgresError",
    code: "22P02",
    detail: `Key (email)=(${email})`,
  });
  const logged = lineOf(new DrizzleQueryError("select $1", [email, name], cause));
  expect(logged).toMatchObject({ type: "PostgresError", code: "22P02", query: "select $1" });
  expect(logged.message).toBe('invalid input syntax for type uuid: "[value]"');
  expect(logged.stack).toContain("log-error.test");
});

test("an error of a driver keeps its constraint, and none of the fields with values", () => {
  const error = fault('duplicate key value violates unique constraint "users_email_key"', {
    code: "23505",
    constraint: "users_email_key",
    detail: `Key (email)=(${email}) already exists.`,
    params: [email, name],
    query: `insert into users values ('${name}')`,
    parameters: [name],
  });
  expect(lineOf(error)).toMatchObject({ code: "23505", constraint: "users_email_key" });
});

test("a wrapped failed query is logged without its values too", () => {
  const query = new DrizzleQueryError("select $1", [name], fault("terminated", { code: "57P01" }));
  const logged = lineOf(new Error("The upload failed", { cause: query }));
  expect(logged).toMatchObject({
    message: "The upload failed",
    cause: { code: "57P01", query: "select $1" },
  });
});

test.each([
  fault(`550 5.1.1 <${email}>: Recipient address rejected`, { code: "EENVELOPE", rejected: [email] }),
  fault(`ENOENT: no such file or directory, open '/srv/uploads/${fileId}-${file}.pdf'`, {
    code: "ENOENT",
    path: `/srv/uploads/${fileId}-${file}.pdf`,
  }),
  fault("The specified key does not exist.", { Key: `files/${fileId}-${file}.pdf` }),
  fault(`No page /request/${secret}`),
  fault("Invalid URL", { code: "ERR_INVALID_URL", input: `/?email=${email}` }),
  new AggregateError([fault(`no answer for ${email}`)], `all failed for ${email}`),
  { status: 500, data: name, error: fault(`wrong: ${email}`) },
  `thrown for ${email}`,
  { fullName: name },
])("personal data in an error are not logged: %s", (error) => {
  expect(JSON.stringify(lineOf(error))).not.toContain("undefined");
});

test("an error keeps what a developer needs", () => {
  const error = fault("connect ECONNREFUSED 127.0.0.1:5432", { code: "ECONNREFUSED" });
  const logged = lineOf(error);
  expect(logged).toMatchObject({ type: "Error", code: "ECONNREFUSED", message: error.message });
  expect(logged.stack).toBe(error.stack);
});

test("serializes an error that is its own cause", () => {
  const error = fault("circular");
  error.cause = error;
  expect(lineOf(error)).toMatchObject({ message: "circular" });
});
