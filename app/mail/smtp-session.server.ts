import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, { type SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import { minuteMs } from "~/lib/time";
import { type SmtpFailure, SmtpFailureError, type SmtpPhase } from "./smtp-failure";

/** Timeouts in milliseconds for each phase of a mail. */
export interface SmtpTimeouts {
  connect: number;
  greeting: number;
  /** For each reply before the content. */
  command: number;
  /** For each block of the content. */
  block: number;
  /** For the reply to the whole content. */
  answer: number;
}

/** From RFC 5321, 4.5.3.2, except for `connect`. A client that stops waiting earlier for the reply to the content would send copies. */
export const rfcTimeouts: SmtpTimeouts = {
  connect: 30_000,
  greeting: 5 * minuteMs,
  command: 5 * minuteMs,
  block: 3 * minuteMs,
  answer: 10 * minuteMs,
};

/** Bytes of one write to the connection. */
const blockSize = 16_384;

interface SmtpSettings {
  url: string;
  timeouts: SmtpTimeouts;
  /** An abort ends a running step like a timeout. */
  signal: AbortSignal;
  onOpen?: (() => void) | undefined;
}

/** A connection to the mail server that opens with the first mail and stays open for the next ones. */
export class SmtpSession {
  #connection: SMTPConnection | undefined;
  readonly #settings: SmtpSettings;

  constructor(settings: SmtpSettings) {
    this.#settings = settings;
  }

  /**
   * @returns the server's response
   * @throws {SmtpFailureError}
   */
  async send(envelope: SMTPEnvelope, content: Buffer): Promise<string> {
    const existing = this.#connection;
    const connection = existing ?? (await this.#open());
    try {
      return await this.#transfer(connection, envelope, content);
    } catch (error) {
      if (!existing || !(error instanceof SmtpFailureError) || !wasConnectionDropped(error.failure))
        throw error;
      return this.#transfer(await this.#open(), envelope, content);
    }
  }

  close(): void {
    this.#connection?.quit();
    this.#connection = undefined;
  }

  async #open(): Promise<SMTPConnection> {
    const { url, timeouts, signal, onOpen } = this.#settings;
    const { auth, ...options } = parseConnectionUrl(url);
    const connection = new SMTPConnection({
      ...options,
      connection: await openSocket(options, timeouts.connect, signal),
      // The timeout starts here and includes the greeting.
      connectionTimeout: 2 * timeouts.greeting,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.command,
    });
    // No caller awaits the errors of an idle connection. The next mail opens a new one.
    connection.on("error", () => undefined);
    try {
      await this.#run<unknown>(connection, "greeting", (done) => connection.connect(done));
      if (auth && connection.allowsAuth)
        await this.#run<unknown>(connection, "sign-in", (done) => connection.login(auth, done));
    } catch (error) {
      connection.close();
      throw error;
    }
    this.#connection = connection;
    onOpen?.();
    return connection;
  }

  async #transfer(connection: SMTPConnection, envelope: SMTPEnvelope, content: Buffer): Promise<string> {
    const { command, block, answer } = this.#settings.timeouts;
    const { _socket: socket } = connection;
    let phase: SmtpPhase = "envelope";
    const begin = (next: SmtpPhase, timeout: number) => {
      phase = next;
      if (socket) socket.setTimeout(timeout);
    };
    let read = 0;
    const stream = new Readable({
      read() {
        if (read === 0) begin("content", block);
        this.push(read < content.length ? content.subarray(read, (read += blockSize)) : null);
      },
    });
    stream.once("end", () => begin("answer", answer));
    // The server cannot have content that this process has not written yet.
    const currentPhase = () =>
      phase === "answer" && socket && socket.writableLength > 0 ? "content" : phase;
    try {
      const { response } = await this.#run<{ response: string }>(connection, currentPhase, (done) =>
        connection.send(envelope, stream, done),
      );
      return response;
    } catch (error) {
      await this.#recover(connection, error);
      throw error;
    } finally {
      if (socket) socket.setTimeout(command);
    }
  }

  /** Keeps the connection if the server refused only this mail. */
  async #recover(connection: SMTPConnection, error: unknown): Promise<void> {
    const status = error instanceof SmtpFailureError ? error.failure.status : undefined;
    if (status !== undefined && status !== 421) {
      const reset = this.#run<unknown>(connection, "envelope", (done) => connection.reset(done));
      const isReset = await reset.then(
        () => true,
        () => false,
      );
      if (isReset) return;
    }
    connection.close();
    this.#connection = undefined;
  }

  /** Runs one step of a connection. An error of the connection, its end or an abort ends the step. */
  #run<Result>(
    connection: SMTPConnection,
    phase: SmtpPhase | (() => SmtpPhase),
    start: (done: (error?: Error | null, result?: Result) => void) => void,
  ): Promise<Result> {
    const { signal } = this.#settings;
    return new Promise<Result>((resolve, reject) => {
      const end = () => {
        connection.off("error", fail);
        connection.off("end", onEnd);
        signal.removeEventListener("abort", onAbort);
      };
      const fail = (error: Error, isTimeout?: boolean) => {
        end();
        reject(toSmtpFailure(error, typeof phase === "string" ? phase : phase(), isTimeout));
      };
      const onEnd = () => fail(new Error("The mail server closed the connection."));
      const onAbort = () => {
        fail(new Error("The process ended before the mail server answered."), true);
        connection.close();
      };
      connection.once("error", fail);
      connection.once("end", onEnd);
      signal.addEventListener("abort", onAbort);
      if (signal.aborted) onAbort();
      else
        start((error, result) => {
          end();
          if (error) fail(error);
          else resolve(result as Result);
        });
    });
  }
}

/** Returns whether the server closed an idle connection, or one that had sent many mails, before it read this mail. */
function wasConnectionDropped({ phase, status, isTimeout }: SmtpFailure): boolean {
  return phase === "envelope" && !isTimeout && (status === undefined || status === 421);
}

/** Opens a socket with its own timeout, because the library's covers both the connection and the greeting. */
function openSocket(
  { host = "localhost", port, secure }: { host?: string; port?: number | string; secure?: boolean },
  timeout: number,
  signal: AbortSignal,
): Promise<Socket> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)) });
    const fail = (error: Error) => {
      limit.removeEventListener("abort", onLimit);
      socket.destroy();
      reject(toSmtpFailure(error, "connect", limit.aborted));
    };
    const onLimit = () => fail(new Error(`${host} does not take a connection.`));
    limit.addEventListener("abort", onLimit);
    socket.once("error", fail);
    socket.once("connect", () => {
      limit.removeEventListener("abort", onLimit);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}

interface LibraryError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

function toSmtpFailure(
  error: LibraryError,
  phase: SmtpPhase,
  isTimeout = error.code === "ETIMEDOUT",
): SmtpFailureError {
  const { message, code, responseCode: status, command, response } = error;
  return new SmtpFailureError({ phase, message, code, status, command, response, isTimeout });
}
