import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { adminEmail, adminPassword, startProcess } from "#tests/support/app/process";
import { findChromium } from "#tests/support/browser/chromium";
import { paths } from "~/paths";
import { ensureBuilt } from "./setup.js";

/** `npm run docs:pictures`: takes README.md's screenshots from the built app with demo bookings. Each must stay below 200 kB. */
const target = path.resolve("docs", "images");
const pictures = {
  "home-page": { path: paths.home(), email: null },
  "bookings-list": { path: paths.viewBooking(), email: adminEmail },
};

ensureBuilt();
const options = await findChromium();
if (!options) throw new Error("There is no Chromium. Install one, or set CHROME_PATH.");
mkdirSync(target, { recursive: true });

const folder = mkdtempSync(path.join(tmpdir(), "datum3d-app-"));
const env = { ...process.env, NODE_ENV: "development" as const, DATA_DIR: path.join(folder, "data") };
spawnSync("npm", ["run", "--silent", "db:seed"], { env, stdio: "inherit" });
const app = await startProcess({ folder });
const browser = await chromium.launch(options);
try {
  for (const [name, picture] of Object.entries(pictures)) await takePicture(browser, app.url, name, picture);
} finally {
  await browser.close();
  await app.stop();
}

async function takePicture(
  browser: Browser,
  baseURL: string,
  name: string,
  picture: { path: string; email: string | null },
) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (picture.email)
    await page.request.post(paths.login(), { form: { email: picture.email, password: adminPassword } });
  await page.goto(picture.path, { waitUntil: "networkidle" });
  const file = path.join(target, `${name}.jpg`);
  await page.screenshot({ path: file, type: "jpeg", quality: 78 });
  console.log(`${path.relative(".", file)}: ${Math.round(statSync(file).size / 1024)} kB`);
  await context.close();
}
