import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { book, button, errorSummary, openStep, untilHydrated } from "#tests/support/booking-form";
import { phone, test } from "#tests/support/browser";
import { pdf } from "#tests/support/pdf";
import { signIn } from "#tests/support/sign-in";
import { openSignIn } from "#tests/support/sign-in-form";

interface View {
  name: string;
  show: (page: Page) => Promise<void>;
  faults?: RegExp[];
}

const submitEmpty = async (page: Page) => {
  await button(page, "Next").click();
  await errorSummary(page).waitFor();
};

/** Opens a form about a new booking, as staff. */
async function openBookingForm(page: Page, form: string) {
  await book(page, { fullName: "Wants Work", service: "Scan to BIM" });
  await signIn(page);
  await page.goto("/view-booking?q=Wants+Work");
  await page.getByRole("button", { name: "View Wants Work" }).first().click();
  await page.waitForURL(/booking-details/);
  await page.goto(`${new URL(page.url()).pathname}/${form}`);
  await untilHydrated(page);
}

const views: View[] = [
  ...[1, 2, 3, 4, 5].map((step) => ({ name: `step ${step}`, show: (page: Page) => openStep(page, step) })),
  {
    name: "step 1 with errors",
    show: async (page) => {
      await openStep(page, 1);
      await submitEmpty(page);
    },
  },
  {
    name: "step 2 with errors",
    show: async (page) => {
      await openStep(page, 2);
      await page.locator("#preferredDate").fill("2001-01-01T10:00");
      await submitEmpty(page);
    },
  },
  {
    name: "step 2 with the location of the device",
    show: async (page) => {
      await page.context().setGeolocation({ latitude: 34.1866, longitude: -118.4487 });
      await page.context().grantPermissions(["geolocation"]);
      await openStep(page, 2);
      await button(page, "Fetch Current Location").click();
      await page.getByText("Current position").waitFor();
    },
  },
  {
    name: "step 2 after geolocation was denied",
    show: async (page) => {
      await openStep(page, 2);
      await button(page, "Fetch Current Location").click();
      await page.getByText("Unable to retrieve your location.").waitFor();
    },
  },
  {
    name: "step 3 with errors",
    show: async (page) => {
      await openStep(page, 3);
      await page.locator("#budgetRange").fill("5001");
      await page.locator("#projectScope").fill("x".repeat(4001));
      await submitEmpty(page);
    },
  },
  {
    name: "step 4 with files in every state",
    show: async (page) => {
      await openStep(page, 4);
      const mimeType = "application/pdf";
      await page.locator("#files").setInputFiles({ name: "sent.pdf", mimeType, buffer: pdf(100) });
      await button(page, "Upload").click();
      await page.getByText("1 of 1 file uploaded.").waitFor();
      await page.locator("#files").setInputFiles([
        { name: "waits.pdf", mimeType, buffer: pdf(100) },
        { name: "refused.exe", mimeType, buffer: pdf(100) },
      ]);
      await page.getByText("1 of 3 files uploaded. 1 waiting. 1 not accepted.").waitFor();
    },
  },
  {
    name: "step 4 with errors of the server",
    show: async (page) => {
      await openStep(page, 4);
      const file = { name: "refused.exe", mimeType: "application/pdf", buffer: pdf(100) };
      const response = await page.request.post("/booking?step=4", {
        multipart: { intent: "upload", files: file },
        maxRedirects: 0,
      });
      await page.goto(response.headers().location ?? "");
      await untilHydrated(page);
      await errorSummary(page).waitFor();
    },
  },
  {
    name: "step 5 with errors",
    show: async (page) => {
      await openStep(page, 5);
      await button(page, "Submit Booking").click();
      await errorSummary(page).waitFor();
    },
  },
  {
    name: "the form with a network error",
    faults: [/^503 POST/, /^console: SyntaxError/],
    show: async (page) => {
      await openStep(page, 3);
      await page.route(/\/booking\.data/, (route) => route.fulfill({ status: 503, body: "none" }));
      await button(page, "Next").click();
      await page.getByText("We couldn’t connect").waitFor();
    },
  },
  {
    name: "a request that was just received",
    show: async (page) => {
      const confirmation = await book(page);
      await page.goto(confirmation);
      await page.getByText("Booking and files saved successfully").waitFor();
    },
  },
  {
    name: "the form that mails a link to continue, with an error",
    faults: [/^400 POST \/continue/],
    show: async (page) => {
      await openStep(page, 2);
      await button(page, "Email me a link to continue").click();
      await page.locator("#email").fill("nobody");
      await button(page, "Send the link").click();
      await errorSummary(page).waitFor();
    },
  },
  {
    name: "a link to continue that opens nothing",
    faults: [/^404 GET \/continue/],
    show: async (page) => {
      await page.goto("/continue/nothing");
      await page.getByText("This link doesn’t work anymore").waitFor();
    },
  },
  {
    name: "the sign-in form",
    show: async (page) => {
      await page.goto("/login");
      await untilHydrated(page);
    },
  },
  {
    name: "the sign-in form with errors",
    show: async (page) => {
      await openSignIn(page);
      await page.getByRole("button", { name: "Continue" }).click();
      await errorSummary(page).waitFor();
    },
  },
  {
    name: "the sign-in form after a wrong password",
    faults: [/^400 POST \/login/],
    show: async (page) => {
      await page.goto("/login");
      await untilHydrated(page);
      await page.getByLabel("Email").fill("nobody@example.com");
      await page.getByLabel("Password").fill("not the password");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByText("Invalid email or password").waitFor();
    },
  },
  {
    name: "the dashboard with the bell open",
    show: async (page) => {
      await book(page, { fullName: "Ada <b>Lovelace</b>" });
      await signIn(page);
      await page.goto("/dashboard");
      await page.getByRole("main").getByRole("img").nth(1).waitFor();
      await page.getByRole("button", { name: /^Notifications, / }).click();
      await page.getByRole("link", { name: "View all" }).waitFor();
    },
  },
  {
    name: "the dashboard and the bell with loading errors",
    faults: [/^503 GET/, /^net::ERR_FAILED/],
    show: async (page) => {
      await signIn(page);
      await page.route("**/api/booking/pending", (route) => route.fulfill({ status: 503, body: "" }));
      await page.route(/\/assets\/canvas-charts-/, (route) => route.abort());
      await page.goto("/dashboard");
      await page.getByText("Loading chunk charts failed").first().waitFor();
      await page.getByRole("button", { name: /not up to date/ }).click();
      await page.getByText("We couldn’t load new enquiries").waitFor();
    },
  },
  {
    name: "the drawer of the back office",
    show: async (page) => {
      await signIn(page);
      await page.setViewportSize(phone);
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("link", { name: "Staff Management" }).waitFor();
    },
  },
  {
    name: "the calendar",
    show: async (page) => {
      await signIn(page);
      await page.goto("/calendar?who=all");
      await page.getByLabel("Your calendar address").waitFor();
    },
  },
  {
    name: "the list",
    show: async (page) => {
      await book(page, { fullName: "Ada <b>Lovelace</b>", serviceLocation: "34.1866, -118.4487" });
      await signIn(page);
      await page.goto("/view-booking");
      await page.getByRole("table").waitFor();
    },
  },
  {
    name: "the list after a search without results",
    show: async (page) => {
      await signIn(page);
      await page.goto("/view-booking?q=zzzz");
      await page.getByText("No bookings match").waitFor();
    },
  },
  {
    name: "a booking with files",
    show: async (page) => {
      const file = { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf(100) };
      await book(page, { fullName: "Has Files" }, [file]);
      await signIn(page);
      await page.goto("/view-booking?q=Has+Files");
      await page.getByRole("button", { name: "View Has Files" }).click();
      await page.getByRole("link", { name: "Download plan.pdf" }).waitFor();
    },
  },
  ...["quote", "visit", "stage?to=declined"].map((form) => ({
    name: `the form ${form} of a booking`,
    show: (page: Page) => openBookingForm(page, form),
  })),
  {
    name: "a quote with errors",
    faults: [/^400 POST/],
    show: async (page) => {
      await openBookingForm(page, "quote");
      await page.getByLabel("Line 1: Price each, US dollars").fill("ten");
      await page.getByRole("button", { name: "Send quote" }).click();
      await errorSummary(page).waitFor();
    },
  },
  {
    name: "a booking with a quote and messages",
    show: async (page) => {
      await openBookingForm(page, "quote");
      await page.getByLabel("Line 1: For").fill("3D scan");
      await page.getByLabel("Line 1: Price each, US dollars").fill("1,250");
      await page.getByRole("button", { name: "Send quote" }).click();
      await page.getByText("Quote sent.").waitFor();
      await page.getByLabel("New message").fill("Which floor?");
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByText("Message sent.").waitFor();
    },
  },
  {
    name: "an unknown booking",
    faults: [/^404 GET/],
    show: async (page) => {
      await signIn(page);
      await page.goto("/booking-details/00000000-0000-4000-8000-000000000000");
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "an unknown path",
    faults: [/^404 GET/],
    show: async (page) => {
      await page.goto("/nowhere");
      await page.getByRole("link", { name: "Return Home Page" }).waitFor();
    },
  },
];

test.for(views)("axe finds no violations in $name", async ({ show, faults }, { openPage }) => {
  const page = await openForAxe(openPage, faults);
  await show(page);
  await expectAccessible(page);
});
