import { afterAll, beforeAll, expect, test } from "vitest";
import { withDatabaseOf } from "#tests/support/app/home";
import { type AppServer, createAppHome, startApp } from "#tests/support/app/server";
import { publicPages } from "#tests/support/http/public-pages";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { insertBookings } from "#tests/support/records/bookings";
import { dayMs } from "~/lib/time";

const twoDaysAgo = new Date(Date.now() - 2 * dayMs);

let app: AppServer;
beforeAll(async () => {
  const home = await createAppHome();
  await withDatabaseOf(home, () => insertBookings([{ stage: "canceled", stageChangedAt: twoDaysAgo }]));
  app = await startApp({ home });
});
afterAll(() => app.stop());

const read = async (path: string) => (await fetch(app.url + path)).text();

test("a changed phone number is on the next view of every page, without script", async () => {
  expect(await read("/")).toContain("tel:+18185550142");
  const visitor = await signInVisitor(app.url);
  const form = await visitor.open("/settings");
  expect(form.url.pathname).toBe("/settings/company");
  const saved = await form.submit(
    { phone: "213-555-0199", companyName: "Survey & <b>Co</b>" },
    "Save settings",
  );
  expect(saved.text).toContain("Settings saved");
  for (const path of ["/", "/about", "/booking", "/terms", "/privacy"]) {
    const page = await read(path);
    expect(page, path).toContain("tel:+12135550199");
    expect(page, path).toContain("Survey &amp; &lt;b&gt;Co&lt;/b&gt;");
    expect(page, path).not.toContain("tel:+18185550142");
    expect(page, path).not.toContain("<b>Co");
  }
  expect(await read("/")).toContain('"telephone":"+1-213-555-0199"');
});

test("a renamed company that moves shows its former name and city nowhere", async () => {
  const visitor = await signInVisitor(app.url);
  const form = await visitor.open("/settings/company");
  await form.submit(
    { companyName: "Survey Co", city: "Fresno", email: "hello@survey.example" },
    "Save settings",
  );
  for (const { path } of [...publicPages, { path: "/login" }, { path: "/site.webmanifest" }]) {
    const page = await read(path);
    expect(page, path).toContain("Survey Co");
    expect(page, path).not.toMatch(/Datum 3D|Van.Nuys|datum3d/);
  }
});

test("the company's answers are shown on the pages that ask for them, once they are entered", async () => {
  const answersByPath = {
    "/": [
      "from $450",
      "The price depends on floor area.",
      "You own every file.",
      "within 4 business hours",
      "takes 5 to 10 business days",
      "Prices and turnaround",
      "By card.",
    ],
    "/scan-to-plan": [
      "Prices for Scan to Plan start at $450.",
      "within 4 business hours",
      '"minPrice":450',
      'href="/#prices"',
      'href="/about#before-you-hire"',
      "The price depends on floor area.",
      "about 5 business days",
      "By card.",
    ],
    "/booking?service=scan-to-plan": [
      "Prices for Scan to Plan start at $450.",
      "within 4 business hours",
      "about 5 business days",
      "By card.",
    ],
    "/terms": ["By card."],
    "/about": ["Grace Hopper", "Before you hire us", "General liability.", "Our team", "Founder, "],
  };
  for (const [path, texts] of Object.entries(answersByPath)) {
    const page = await read(path);
    for (const answer of texts) expect(page, path).not.toContain(answer);
    expect(page, path).not.toMatch(
      /Who owns the data|Starting at|What it costs|Turnaround|How you pay|How do I pay/,
    );
  }
  expect(await read("/about")).toContain("Why we started");
  const visitor = await signInVisitor(app.url);
  const form = await visitor.open("/settings/answers");
  await form.submit(
    {
      "startingPrice-scan-to-plan": "450",
      "turnaroundDays-scan-to-plan": "5",
      "turnaroundDays-digital-twin": "10",
      payment: "By card.",
      priceFactors: "The price depends on floor area.",
      replyHours: "4",
      dataOwnership: "You own every file.",
      insurance: "General liability.",
      founderName: "Grace Hopper",
    },
    "Save settings",
  );
  for (const [path, texts] of Object.entries(answersByPath)) {
    const page = await read(path);
    for (const answer of texts) expect(page, path).toContain(answer);
  }
  expect(await read("/about")).not.toContain("Why we started");
  expect(await read("/scan-to-plan")).not.toContain("Floor area and the number of sheets.");
});

test("without a phone number, no page shows or links one", async () => {
  const visitor = await signInVisitor(app.url);
  const form = await visitor.open("/settings/company");
  await form.submit({ phone: "" }, "Save settings");
  for (const path of ["/", "/scan-to-bim", "/booking", "/request"]) {
    const page = await read(path);
    expect(page, path).not.toContain("tel:");
    expect(page, path).toContain("mailto:hello@");
  }
});

test("a published text is on the next view, and each version has its own title and address", async () => {
  const open = async (path: string) => {
    const { status, document, text } = await new Visitor(app.url).open(path);
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
    return {
      status,
      text,
      title: document.title.split(" | ", 1)[0],
      canonical: canonical?.slice(app.url.length),
      isIndexed: document.querySelector("meta[name=robots]") === null,
    };
  };
  const versions = ["/terms", "/terms/1", "/terms/2"];
  const [before, first, unknown] = await Promise.all(versions.map(open));
  expect(before).toMatchObject({ title: "Terms of service", canonical: "/terms", isIndexed: true });
  expect(first).toMatchObject({
    title: "Terms of service, version 1",
    canonical: "/terms",
    isIndexed: true,
  });
  expect(unknown?.status).toBe(404);
  for (const none of ["/terms/0", "/terms/01", "/terms/1.0", "/privacy/2", "/privacy/99999999999"])
    expect((await open(none)).status, none).toBe(404);

  const visitor = await signInVisitor(app.url);
  const form = await visitor.open("/settings/legal?document=terms");
  const preview = await form.submit({ text: "# Our new terms\n\nAll of them." }, "Preview");
  expect((await open("/terms")).text).not.toContain("Our new terms");
  await preview.submit({}, "Publish version 2");
  const [current, earlier, newest] = await Promise.all(versions.map(open));
  for (const page of [current, newest]) expect(page?.text).toContain("Our new terms");
  expect(current).toMatchObject({ title: "Terms of service", canonical: "/terms", isIndexed: true });
  expect(newest).toMatchObject({
    title: "Terms of service, version 2",
    canonical: "/terms",
    isIndexed: true,
  });
  expect(earlier).toMatchObject({
    title: "Terms of service, version 1",
    canonical: "/terms/1",
    isIndexed: false,
  });
  expect(earlier?.text).toContain("no longer in force");
  expect(earlier?.text).not.toContain("Our new terms");
});

test("a wrong value gets an error at its field, and stays typed", async () => {
  const visitor = await signInVisitor(app.url);
  const form = await visitor.open("/settings/company");
  const refused = await form.submit({ facebook: "javascript:alert(1)", city: "Reno" }, "Save settings");
  expect(refused.text).toContain("There is a problem");
  expect(refused.document.querySelector<HTMLInputElement>("[name=city]")?.value).toBe("Reno");
});

test("a retention time that removes a request tonight is saved with the number of requests", async () => {
  const visitor = await signInVisitor(app.url);
  const form = await visitor.open("/settings/data");
  const kept = ["retentionDoneDays"];
  const asked = await form.submit({ kept, retentionCanceledDays: "1" }, "Save settings");
  expect(asked.text).toContain("Tonight this removes 1 request for good. Type 1 to confirm.");
  const saved = await asked.submit({ removes: "1" }, "Save settings");
  expect(saved.text).toContain("Settings saved");
  const isKept = (name: string) =>
    saved.document.querySelector<HTMLInputElement>(`[name=kept][value=${name}]`)?.checked;
  expect([isKept("retentionCanceledDays"), isKept("retentionDoneDays")]).toEqual([false, true]);
});
