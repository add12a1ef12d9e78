// @ts-check
/**
 * `npm run dev`: runs the development server in this process. Without SMTP_URL, starts a mail server from npm (maildev), which shows every
 * mail in the browser and listens only on the loopback interface.
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

/** Points the app to the mail server. Starts one unless the mail server of another development server uses the port. */
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
