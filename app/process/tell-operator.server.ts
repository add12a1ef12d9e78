interface Announcement {
  level: "info" | "warn" | "fatal";
  event: string;
  text: string;
  fields?: Record<string, string>;
}

/** Prints a message that LOG_LEVEL must not hide, such as the reason of a failed start: as text at a terminal, otherwise as JSON. */
export function tellOperator({ level, event, text, fields }: Announcement): void {
  if (process.stdout.isTTY) process.stderr.write(`${text}\n`);
  else
    process.stdout.write(
      `${JSON.stringify({ level, time: new Date().toISOString(), event, ...fields, msg: text })}\n`,
    );
}

/** The process cannot start because of a setup error. `message` contains the advice for the operator. */
export class StartError extends Error {
  override name = "StartError";
}
