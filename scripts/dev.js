// @ts-check
/**
 * `npm run dev`: runs the development server in this process. Unless SMTP_URL is set, a mail server from npm (maildev) runs beside it
 * and shows every mail in the browser. It listens on the loopback interface only.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { loadEnvFile, root, tryPort } from "./setup.js";

const host = "127.0.0.1";
const require = createRequire(import.meta.url);

process.chdir(root);
loadEnvFile();
if (!process.env.SMTP_URL) await catchMails();

process.argv.splice(2, 0, "vite:dev");
require(require.resolve("@remix-run/dev/dist/cli.js"));

/** Starts the mail server, unless that of another development server has its port, and points the app to it. */
async function catchMails() {
  const { MAILDEV_SMTP_PORT: smtpPort = "1025", MAILDEV_WEB_PORT: webPort = "1080" } = process.env;
  process.env.SMTP_URL = `smtp://${host}:${smtpPort}`;
  process.env.MAIL_FROM ||= "Datum 3D <noreply@example.com>";
  process.env.PUBLIC_URL ||= `http://${host}:${process.env.PORT || "3000"}`;
  console.log(`Mails are shown at http://${host}:${webPort}`);
  try {
    await tryPort(Number(smtpPort), host);
  } catch {
    return;
  }
  const options = ["--ip", host, "--web-ip", host, "--smtp", smtpPort, "--web", webPort, "--silent"];
  const child = spawn(process.execPath, [require.resolve("maildev/bin/maildev"), ...options], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill());
  child.once("exit", (code) => {
    if (code) console.error(`The mail server ended with code ${code}: mails wait in the outbox.`);
  });
}
