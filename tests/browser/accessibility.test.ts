import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import {
  book,
  button,
  detailPath,
  errorSummary,
  openStep,
  untilHydrated,
} from "#tests/support/browser/booking-form";
import { phone, test } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { signIn } from "#tests/support/http/sign-in";

type PageAction = (page: Page) => Promise<unknown>;

/** The states of a page, in the order in which the test creates them. */
interface PageVisit {
  name: string;
  shows: PageAction[];
  faults?: RegExp[];
  /** Set to include the header and the menus of the back office. */
  part?: "page";
}

/** Answers of the largest width. */
const wide = { fullName: "W".repeat(200), email: `${"w".repeat(180)}@example.com` };

const mimeType = "application/pdf";
const file = (name: string) => ({ name, mimeType, buffer: pdf(100) });

const submitEmpty = async (page: Page) => {
  await button(page, "Next").click();
  await errorSummary(page).waitFor();
};

/** The states of each step of the form after opening it. */
const steps: { shows: PageAction[]; faults?: RegExp[] }[] = [
  { shows: [submitEmpty] },
  {
    shows: [
      async (page) => {
        await page.locator("[name=preferredDate]").fill("2001-01-01T10:00");
        await submitEmpty(page);
      },
      async (page) => {
        await button(page, "Fetch Current Location").click();
        await page.getByText("Unable to retrieve your location.").waitFor();
      },
      async (page) => {
        await page.context().setGeolocation({ latitude: 34.1866, longitude: -118.4487 });
        await page.context().grantPermissions(["geolocation"]);
        await button(page, "Fetch Current Location").click();
        await page.getByText("Current position").waitFor();
      },
    ],
  },
  {
    faults: [/^503 POST/, /^console: SyntaxError/],
    shows: [
      async (page) => {
        await page.locator("[name=budgetRange]").fill("5001");
        await page.locator("[name=projectScope]").fill("x".repeat(4001));
        await submitEmpty(page);
      },
      async (page) => {
        await page.locator("[name=budgetRange]").fill("500");
        await page.locator("[name=projectScope]").fill("");
        await page.route(/\/booking\.data/, (route) => route.fulfill({ status: 503, body: "none" }));
        await button(page, "Next").click();
        await page.getByText("We couldn’t connect").waitFor();
      },
    ],
  },
  {
    shows: [
      async (page) => {
        await page.locator("#files").setInputFiles(file(`${"long-name-".repeat(8)}.pdf`));
        await button(page, "Upload").click();
        await page.getByText("1 of 1 file uploaded.").waitFor();
        await page.locator("#files").setInputFiles([file("waits.pdf"), file("refused.exe")]);
        await page.getByText("1 of 3 files uploaded. 1 waiting. 1 not accepted.").waitFor();
      },
      async (page) => {
        const response = await page.request.post("/booking?step=4", {
          multipart: { intent: "upload", files: file("refused.exe") },
          maxRedirects: 0,
        });
        await page.goto(response.headers().location ?? "");
        await untilHydrated(page);
        await errorSummary(page).waitFor();
      },
    ],
  },
  {
    shows: [
      async (page) => {
        await button(page, "Submit Booking").click();
        await errorSummary(page).waitFor();
      },
    ],
  },
];

/** Adds up the layout shifts of every document that the page opens from now on. */
function recordShifts(page: Page) {
  return page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test.for(steps.map((step, index) => ({ ...step, number: index + 1 })))(
  "step $number shifts nothing while it hydrates, and axe finds no violations in it and its errors",
  async ({ number, shows, faults }, { openPage }) => {
    const page = await openForAxe(openPage, faults);
    // The window is as high as the whole page.
    await page.setViewportSize({ ...phone, height: 2400 });
    await recordShifts(page);
    await openStep(page, number, wide);
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(
      0.005,
    );
    await expectAccessible(page);
    for (const show of shows) {
      await show(page);
      await expectAccessible(page);
    }
  },
);

const visits: PageVisit[] = [
  {
    name: "a request that was just received",
    shows: [
      async (page) => {
        await page.goto(await book(page, wide, [file(`${"long-name-".repeat(8)}.pdf`)]));
        await page.getByText("Booking and files saved successfully").waitFor();
      },
    ],
  },
  {
    name: "the form that mails a link to continue, with an error, and a link that opens nothing",
    faults: [/^400 POST \/continue/, /^404 GET \/continue/],
    shows: [
      async (page) => {
        await openStep(page, 2);
        await button(page, "Email me a link to continue").click();
        await page.locator("[name=email]").fill("nobody");
        await button(page, "Send the link").click();
        await errorSummary(page).waitFor();
      },
      async (page) => {
        await page.goto("/continue/nothing");
        await page.getByText("This link doesn’t work anymore").waitFor();
      },
    ],
  },
  {
    name: "the sign-in form, with errors and after a wrong password",
    faults: [/^400 POST \/login/],
    shows: [
      async (page) => {
        await page.goto("/login");
        await untilHydrated(page);
      },
      async (page) => {
        await page.getByRole("button", { name: "Continue" }).click();
        await errorSummary(page).waitFor();
      },
      async (page) => {
        await page.getByLabel("Email").fill("nobody@example.com");
        await page.getByLabel("Password").fill("not the password");
        await page.getByRole("button", { name: "Continue" }).click();
        await page.getByText("Invalid email or password").waitFor();
      },
    ],
  },
  {
    name: "the dashboard with the bell open, and with the drawer open",
    part: "page",
    shows: [
      async (page) => {
        await book(page, { fullName: "Ada <b>Lovelace</b>" });
        await signIn(page);
        await page.goto("/dashboard");
        await untilHydrated(page);
        await page.locator("main [data-chart]").first().scrollIntoViewIfNeeded();
        await page.getByRole("main").getByRole("img").nth(1).waitFor();
        await page.getByRole("button", { name: /^Notifications, / }).click();
        await page.getByRole("link", { name: "View all" }).waitFor();
      },
      async (page) => {
        await page.keyboard.press("Escape");
        await page.setViewportSize(phone);
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await page.getByRole("link", { name: "Staff Management" }).waitFor();
      },
    ],
  },
  {
    name: "the dashboard and the bell with loading errors",
    faults: [/^503 GET/, /^net::ERR_FAILED/],
    shows: [
      async (page) => {
        await signIn(page);
        await page.route("**/notices.json", (route) => route.fulfill({ status: 503, body: "" }));
        await page.route(/\/assets\/canvas-charts-/, (route) => route.abort());
        await page.goto("/dashboard");
        await page.locator("main [data-chart]").first().scrollIntoViewIfNeeded();
        await page.getByText("Loading chunk charts failed").first().waitFor();
        await page.getByRole("button", { name: /not up to date/ }).click();
        await page.getByText("We couldn’t load new enquiries").waitFor();
      },
    ],
  },
  {
    name: "the calendar, an unknown booking, the forms of one, with errors, and the quote and messages that were sent",
    faults: [/^404 GET/, /^400 POST/],
    shows: [
      async (page) => {
        const serviceLocation = "34.1866, -118.4487";
        await book(page, { fullName: "Wants Work", service: "Scan to BIM", serviceLocation });
        await signIn(page);
        await page.goto("/calendar?who=all");
        await page.getByLabel("Your calendar address").waitFor();
      },
      async (page) => {
        await page.goto("/booking-details/00000000-0000-4000-8000-000000000000");
        await page.getByRole("alert").waitFor();
      },
      (page) => openForm(page, "visit"),
      (page) => openForm(page, "stage?to=declined"),
      (page) => openForm(page, "quote"),
      async (page) => {
        await page.getByLabel("Line 1: Price each, US dollars").fill("ten");
        await page.getByRole("button", { name: "Send quote" }).click();
        await errorSummary(page).waitFor();
      },
      async (page) => {
        await page.getByLabel("Line 1: For").fill("3D scan");
        await page.getByLabel("Line 1: Price each, US dollars").fill("1,250");
        await page.getByRole("button", { name: "Send quote" }).click();
        await page.getByText("Quote sent.").waitFor();
        await page.getByLabel("New message").fill("Which floor?");
        await page.getByRole("button", { name: "Send message" }).click();
        await page.getByText("Message sent.").waitFor();
      },
    ],
  },
];

async function openForm(page: Page, form: string) {
  await page.goto(`${await detailPath(page, "Wants Work")}/${form}`);
  await untilHydrated(page);
}

test.for(visits)("axe finds no violations in $name", async ({ shows, faults, part }, { openPage }) => {
  const page = await openForAxe(openPage, faults);
  for (const show of shows) {
    await show(page);
    await expectAccessible(page, part);
  }
});
