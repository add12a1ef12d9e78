// @ts-check
import { format } from "node:util";
import { releaseName } from "./check-ready.js";

/** The line in which remix-serve prints its address. */
const listening = /^\[remix-serve\] (http:\S+)/;

/** Prints each console line and each warning of Node.js as a JSON object, like the app's log. The app itself prints nothing else. */
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
