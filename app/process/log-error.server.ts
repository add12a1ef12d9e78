import { DrizzleQueryError } from "drizzle-orm/errors";

/** An error as a log line has it. */
interface LoggedError {
  type: string;
  message: string;
  code?: string | number;
  /** The SQL of a failed query, without its values. */
  query?: string;
  /** The violated constraint of the database. */
  constraint?: string;
  /** The HTTP status of an error response. */
  status?: number;
  stack?: string;
  cause?: LoggedError;
}

/** The fields of errors of Node.js, of both database drivers and of Remix that say what happened and hold no input. */
interface ErrorFields {
  code?: unknown;
  constraint?: unknown;
  constraint_name?: unknown;
  status?: unknown;
  error?: unknown;
}

const maxCauses = 5;
const maxMessage = 2_000;

/**
 * Serializes an error for a log line. Only known fields are kept: the database drivers add the values of the failed query, and
 * SMTP and S3 clients add addresses and names of files. Personal data in messages are replaced.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  // Drizzle's message has the values of the query, and its cause says what failed.
  const cause = error instanceof Error || isErrorResponse(error) ? causeOf(error) : undefined;
  if (error instanceof DrizzleQueryError) {
    const { stack, ...failure } = serializeError(cause ?? new Error("Failed query"), depth);
    return { ...failure, query: error.query, stack: toFrames(error, failure) ?? stack };
  }
  const { code, constraint, constraint_name, status }: ErrorFields = isObject(error) ? error : {};
  const logged: LoggedError = {
    type: error instanceof Error ? error.name : typeof error,
    message: hidePersonalData(toMessage(error), code),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    ...(typeof status === "number" && { status }),
  };
  const violated = constraint ?? constraint_name;
  if (typeof violated === "string") logged.constraint = violated;
  const stack = error instanceof Error ? toFrames(error, logged) : undefined;
  if (stack) logged.stack = stack;
  if (cause !== undefined && depth < maxCauses) logged.cause = serializeError(cause, depth + 1);
  return logged;
}

function causeOf(error: Error | ErrorFields): unknown {
  if (error instanceof AggregateError) return error.errors[0];
  return error instanceof Error ? error.cause : error.error;
}

/** Whether this is an error response of Remix, which is no `Error`. */
function isErrorResponse(error: unknown): error is ErrorFields {
  return isObject(error) && typeof error.status === "number";
}

function isObject(value: unknown): value is ErrorFields {
  return typeof value === "object" && value !== null;
}

function toMessage(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : Object.prototype.toString.call(error);
}

/** Returns the stack with the message that is logged: V8 repeats the original one in it. */
function toFrames({ stack = "" }: Error, { type, message }: LoggedError): string | undefined {
  const start = stack.search(/^\s+at /m);
  return start === -1 ? undefined : `${type}: ${message}\n${stack.slice(start)}`;
}

const email = /[^\s"'`<>(),;:=/[\]]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
/** The secrets of links and cookies: 32 bytes or more in base64. */
const token = /[\w+-]{43,}/g;
/** PostgreSQL quotes the value that it could not read: "invalid input syntax for type uuid". */
const quoted = /"[^]*"/;

/** Returns a text for a log line without email addresses, secrets, names of stored files and, for PostgreSQL, values. */
function hidePersonalData(text: string, code: unknown): string {
  const isDataError = typeof code === "string" && /^22[0-9A-Z]{3}$/.test(code);
  const short = text.slice(0, maxMessage);
  return hideStoredNames(isDataError ? short.replace(quoted, '"[value]"') : short)
    .replace(email, "[email]")
    .replace(token, (found) => (isRandom(found) ? "[secret]" : found));
}

/** Whether this looks like random bytes rather than like the name of a function or a folder. */
function isRandom(text: string): boolean {
  return /[A-Z]/.test(text) && /[a-z]/.test(text) && /[0-9]/.test(text);
}

/** The stored name of a file: its id, and the name that its sender gave it. */
const storedName = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[^/\s'"]+/gi;

/** Replaces the names that customers gave their files: no log needs to be searched when a person's data are erased. */
export function hideStoredNames(text: string): string {
  return text.replace(storedName, "$1-[name]");
}
