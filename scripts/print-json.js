// @ts-check
import { format } from "node:util";
import { releaseName } from "./check-ready.js";

/** How remix-serve says that it listens. */
const listening = /^\[remix-serve\] (http:\S+)/;

/**
 * Makes each line that is printed on the console, and each warning of Node.js, one JSON object as the log of the app has them. The app
 * itself prints nothing else.
 */
export function printJson() {
  console.log = (...parts) => print("info", "printed", format(...parts));
  console.warn = (...parts) => print("warn", "printed", format(...parts));
  console.error = (...parts) => print("error", "printed", format(...parts));
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => print("warn", "node-warning", `${name}: ${message}`));
}

/**
 * @param {"info" | "warn" | "error"} level
 * @param {string} event
 * @param {string} msg
 */
function print(level, event, msg) {
  const time = new Date().toISOString();
  const url = listening.exec(msg)?.[1];
  const { HOST, PORT } = process.env;
  const line = url
    ? {
        level,
        time,
        event: "listening",
        host: HOST ?? "::",
        port: Number(PORT),
        release: releaseName(),
        msg: "Listening",
      }
    : { level, time, event, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
