import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { type ManifestRoute, readRouteManifest } from "#tests/support/app/route-manifest";
import {
  button,
  errorSummary,
  focused,
  postsOf,
  reachStep,
  untilHydrated,
} from "#tests/support/browser/booking-form";
import { openHeld } from "#tests/support/browser/held-page";
import { phone, test as base, untilPainted } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { dayFromNow, inDays } from "#tests/support/future-date";
import { signIn } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";

const bookingId = randomUUID();

const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, () => insertBookings([{ id: bookingId, fullName: "Ada Example" }])),
);

type ControlValues = Record<string, string | boolean>;

/** Controls with a name. Those without one are never sent, and show derived states, such as "select all". */
const controls =
  "input[name]:not([type=hidden], [type=submit], [type=button], [readonly]), select:not([disabled]), textarea:not([readonly])";

/** Values that a person could type, by type of input. */
const typed: Record<string, string> = {
  text: "Typed early",
  search: "Typed early",
  textarea: "Typed early,\nin two lines",
  email: "typed@example.com",
  tel: "(818) 555-0199",
  url: "https://www.example.com/typed-early",
  password: "typed early",
  number: "1250",
  date: dayFromNow(30),
  "datetime-local": inDays(30),
};

function screensOf({ address }: ManifestRoute): string[] {
  if (address === "/booking") return [1, 2, 3, 4, 5].map((step) => `/booking?step=${step}`);
  // The list has the form that saves a search only while it shows the result of a search.
  if (address === "/view-booking") return ["/view-booking?q=Ada"];
  return [(address ?? "").replace(":id", bookingId).replace(":service", "scan-to-bim")];
}

async function changeAll(page: Page) {
  // A person can open closed details before script runs.
  await page
    .locator("details:not([open])")
    .evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
  const shown = page.locator(controls).filter({ visible: true });
  // Runs in the page: changing some forty controls of a page one by one would take most of the test's time.
  await shown.evaluateAll((all, values) => {
    for (const control of all as HTMLInputElement[]) {
      const { type } = control;
      if (type === "file") continue;
      control.focus();
      // The last radio button of its group, which is never the default.
      if (type === "checkbox" || type === "radio") control.click();
      else if (control instanceof HTMLSelectElement) control.selectedIndex = 1;
      else {
        const text = values[type];
        if (text === undefined) throw new Error(`No value is known for an input of type ${type}.`);
        if (type.startsWith("date")) control.value = text;
        else {
          control.select();
          // oxlint-disable-next-line typescript/no-deprecated -- only this enters text in a page as a person does
          document.execCommand("insertText", false, text);
        }
      }
    }
  }, typed);
  const file = { name: "early.pdf", mimeType: "application/pdf", buffer: pdf(100) };
  for (const control of await shown.and(page.locator("[type=file]")).all()) await control.setInputFiles(file);
}

/** Returns the values of the controls except files, which are shown in a list once the page is hydrated. */
function valuesOf(page: Page): Promise<ControlValues> {
  return page.locator(controls).evaluateAll((all) => {
    const inputs = all as HTMLInputElement[];
    const isTicked = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";
    return Object.fromEntries(
      inputs
        .filter(({ type }) => type !== "file")
        .map((input) => [input.id || input.name, isTicked(input) ? input.checked : input.value]),
    );
  });
}

test.for([
  { frame: "site", expected: ["/booking?step=1", "/booking?step=5", "/login"] },
  { frame: "staff", expected: ["/account", "/users"] },
])(
  "changes to a screen of $frame before its hydration are kept",
  async ({ frame, expected }, { openPage }) => {
    const page = await openPage();
    await prepare(page);
    const routes = readRouteManifest().filter(({ id }) => id.startsWith(`routes/${frame}/`));
    const changed: string[] = [];
    for (const address of routes.flatMap(screensOf)) {
      const html = await (await page.request.get(address)).text();
      const isHydrated = html.includes("__remixContext");
      if (isHydrated && /<(input|select|textarea)/.test(html) && (await keepsChanges(page, address)))
        changed.push(address);
    }
    // The test finds the paths itself. These expected ones show that it finds all of them.
    expect(changed).toEqual(expect.arrayContaining(expected));
  },
);

/** Expects the page to keep changes made before hydration. Returns whether the page had anything to change. */
async function keepsChanges(page: Page, address: string): Promise<boolean> {
  const release = await openHeld(page, address);
  const serverValues = await valuesOf(page);
  await changeAll(page);
  const changedValues = await valuesOf(page);
  const files = await page.locator("input[type=file]").count();
  const visible = page.locator(controls).filter({ visible: true });
  // Some pages have only buttons.
  const hasControls = (await visible.count()) > 0;
  await release();
  // The first focus loads the validation, which renders the page again.
  if (hasControls) await visible.first().focus();
  await untilPainted(page);
  const hydratedValues = await valuesOf(page);
  expect.soft(pick(hydratedValues, Object.keys(changedValues)), address).toEqual(changedValues);
  const listed = page.getByRole("main").getByRole("listitem").filter({ hasText: "early.pdf" });
  const countChosen = () =>
    page.locator("input[type=file]").evaluateAll((inputs: HTMLInputElement[]) => {
      return inputs.filter((input) => input.files?.length).length;
    });
  // A field that lists its files removes them from the input after its script has loaded. A plain input keeps them.
  await expect
    .poll(async () => (await listed.count()) + (await countChosen()), { message: address })
    .toBe(files);
  return JSON.stringify(changedValues) !== JSON.stringify(serverValues);
}

async function prepare(page: Page) {
  await reachStep(page, 5);
  await signIn(page);
  const newStaff = {
    name: "Grace",
    email: "grace@example.com",
    mobile: "(818) 555-0161",
    password: "correct horse",
  };
  await page.request.post("/signup", { form: newStaff });
  await page.request.post("/view-booking?q=Ada", { form: { intent: "save-search", name: "Ada" } });
}

function pick(values: ControlValues, names: string[]): ControlValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? "missing"]));
}

test("a rejected form keeps what is typed before hydration, and the focus", async ({ openPage }) => {
  const page = await openPage({ faults: [/^400 POST \/login/], reducedMotion: "reduce" });
  const release = await openHeld(page, "/login");
  const password = page.getByLabel("Password");
  await page.getByLabel("Email").fill("ada@example.com");
  await password.fill("mistyped");
  await page.getByRole("button", { name: "Continue" }).click({ noWaitAfter: true }); // oxlint-disable-line typescript/no-deprecated -- the document is held
  await page.getByText("Invalid email or password").waitFor();
  await page.getByLabel("Email").fill("grace@example.com");
  await password.fill("typed again");
  await release();
  expect(await password.inputValue()).toBe("typed again");
  expect(await page.getByLabel("Email").inputValue()).toBe("grace@example.com");
  expect(await focused(page)).toBe("login-password");
});

test("a page that is scrolled away from a focused date before hydration stays where it is", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: phone });
  await signIn(page);
  const release = await openHeld(page, `/booking-details/${bookingId}/visit`);
  const date = page.getByLabel("Date and time");
  await date.focus();
  await button(page, "Schedule visit").scrollIntoViewIfNeeded();
  const top = async () => (await date.boundingBox())?.y;
  expect(await top()).toBeLessThan(0);
  await release();
  await untilPainted(page);
  expect(await top()).toBeLessThan(0);
  expect(await focused(page)).toBe("visit-startsAt");
});

test("before hydration the browser validates a step", async ({ openPage }) => {
  const page = await openPage();
  const posts = postsOf(page);
  const release = await openHeld(page, "/booking");
  await button(page, "Next").click();
  expect(await focused(page)).toBe("booking-1-fullName");
  expect(posts).toEqual([]);
  await release();
  await button(page, "Next").click();
  await errorSummary(page).waitFor();
});

test("keys that are pressed while React starts do not keep it from hydrating the page", async ({
  openPage,
}) => {
  const page = await openPage();
  await signIn(page);
  // Presses in each turn of the event loop, because the critical moment is short.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (document.querySelector("html[data-hydrated]")) return;
      const button = document.querySelector("header button");
      button?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  for (const address of ["/view-booking", "/dashboard", "/booking"]) {
    await page.goto(address);
    await untilHydrated(page);
  }
});

test("the booking form loads no script of the back office", async ({ openPage }) => {
  const page = await openPage();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/booking");
  await untilHydrated(page);
  expect(scripts.filter((path) => path.includes("staff"))).toEqual([]);
});
