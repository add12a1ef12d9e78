import { DrizzleQueryError } from "drizzle-orm/errors";

interface LoggedError {
  type: string;
  message: string;
  code?: string | number;
  /** The SQL of a failed query, without its values. */
  query?: string;
  constraint?: string;
  status?: number;
  stack?: string;
  cause?: LoggedError;
}

/** The informative fields of errors from Node.js, both database drivers and Remix. None of them contains user input. */
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
 * Serializes an error for a log line. Keeps only known fields, because the database drivers add the values of the failed query, and SMTP
 * and S3 clients add addresses and file names. Replaces personal data in messages.
 */
export function serializeError(error: unknown, depth = 0): LoggedError {
  // Drizzle's message contains the values of the query; its cause contains the reason.
  const cause = error instanceof Error || isErrorResponse(error) ? causeOf(error) : undefined;
  if (error instanceof DrizzleQueryError) {
    const { stack, ...failure } = serializeError(cause ?? new Error("Failed query"), depth);
    return { ...failure, query: error.query, stack: toFrames(error, failure) ?? stack };
  }
  const { code, constraint, constraint_name, status }: ErrorFields = isObject(error) ? error : {};
  const entry: LoggedError = {
    type: error instanceof Error ? error.name : typeof error,
    message: hidePersonalData(toMessage(error), code),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    ...(typeof status === "number" && { status }),
  };
  const constraintName = constraint ?? constraint_name;
  if (typeof constraintName === "string") entry.constraint = constraintName;
  const stack = error instanceof Error ? toFrames(error, entry) : undefined;
  if (stack) entry.stack = stack;
  if (cause !== undefined && depth < maxCauses) entry.cause = serializeError(cause, depth + 1);
  return entry;
}

function causeOf(error: Error | ErrorFields): unknown {
  if (error instanceof AggregateError) return error.errors[0];
  return error instanceof Error ? error.cause : error.error;
}

/** Whether this is an error response of Remix, which is not an `Error`. */
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

/** Returns the stack with the logged message, because V8 repeats the original one in it. */
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
    .replace(token, (match) => (isRandom(match) ? "[secret]" : match));
}

function isRandom(text: string): boolean {
  return /[A-Z]/.test(text) && /[a-z]/.test(text) && /[0-9]/.test(text);
}

/** The stored name of a file: its id, and the sender's name for it. */
const storedName = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[^/\s'"]+/gi;

/** Replaces customers' file names, so erasing a person's data does not require a search of the logs. */
export function hideStoredNames(text: string): string {
  return text.replace(storedName, "$1-[name]");
}
