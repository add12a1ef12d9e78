interface Announcement {
  level: "info" | "warn" | "fatal";
  event: string;
  /** One or more lines. */
  text: string;
  fields?: Record<string, string>;
}

/**
 * Tells the operator something that LOG_LEVEL must not hide, such as why the start failed: as text to a person at a terminal, otherwise as
 * one line of JSON like every other.
 */
export function tellOperator({ level, event, text, fields }: Announcement): void {
  if (process.stdout.isTTY) process.stderr.write(`${text}\n`);
  else
    process.stdout.write(
      `${JSON.stringify({ level, time: new Date().toISOString(), event, ...fields, msg: text })}\n`,
    );
}

/** The process cannot start because of a setup error; `message` tells the operator what to do. */
export class StartError extends Error {
  override name = "StartError";
}
