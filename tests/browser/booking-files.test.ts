import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import {
  button,
  errorsOf,
  errorSummary,
  focused,
  onStep,
  openStep,
} from "#tests/support/browser/booking-form";
import { phone, test } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";

const file = (name: string, buffer: Buffer = pdf(200)) => ({ name, mimeType: "application/pdf", buffer });

function choose(page: Page, ...files: ReturnType<typeof file>[]) {
  return page.locator("#files").setInputFiles(files);
}

function row(page: Page, name: string) {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: name });
}

const uploaded = (page: Page, name: string) => row(page, name).getByText("Uploaded", { exact: true });

/** Limits the upload speed of the page. Returns a function that removes the limit. */
async function slowDown(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1 };
  const set = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", { ...network, uploadThroughput });
  await session.send("Network.enable");
  await set(bytesPerSecond);
  return () => set(-1);
}

test("files are uploaded one by one, each with its progress and speed", async ({ openPage }) => {
  const page = await openPage({ viewport: phone });
  await openStep(page, 4);
  const fullSpeed = await slowDown(page, 100_000);
  await choose(page, file("plan.pdf", pdf(300_000)), file("photo.pdf"));
  await page.getByText("0 of 2 files uploaded. 2 waiting.").waitFor();
  await button(page, "Upload").click();
  await row(page, "plan.pdf")
    .getByText(/ KB of 293 KB, \d+ KB per second, \d+ seconds? left$/)
    .waitFor();
  const bar = row(page, "plan.pdf").getByRole("progressbar", { name: "plan.pdf" });
  expect(Number(await bar.getAttribute("value"))).toBeGreaterThan(0);
  expect(await row(page, "photo.pdf").getByText("Waiting").isVisible()).toBe(true);
  await fullSpeed();
  await uploaded(page, "plan.pdf").waitFor();
  await uploaded(page, "photo.pdf").waitFor();
  await page.getByText("2 of 2 files uploaded.").waitFor();
});

test("a rejected file does not affect the others", async ({ openPage }) => {
  const page = await openPage({ faults: [/^4\d\d POST \/booking\/uploads$/] });
  await openStep(page, 4);
  await choose(page, file("first.pdf"), file("page.pdf", Buffer.from("<html>")), file("last.pdf"));
  await button(page, "Upload").click();
  await uploaded(page, "first.pdf").waitFor();
  await uploaded(page, "last.pdf").waitFor();
  await row(page, "page.pdf").getByText("Error: page.pdf isn’t a valid PDF file.").waitFor();
  await page.getByText("2 of 3 files uploaded. 1 not accepted.").waitFor();
});

test("files can be removed before and after the upload, and canceled during it", async ({ openPage }) => {
  const page = await openPage();
  await openStep(page, 4);
  await choose(page, file("waits.pdf"), file("slow.pdf", pdf(2_000_000)), file("kept.pdf"));
  await button(page, "Remove waits.pdf").press("Enter");
  await expect.poll(() => row(page, "waits.pdf").count()).toBe(0);
  expect(await focused(page)).toBe("files");

  const fullSpeed = await slowDown(page, 50_000);
  await button(page, "Upload").click();
  // Waits for the progress, which shows that the upload has begun and is not complete.
  await row(page, "slow.pdf")
    .getByText(/ KB per second/)
    .waitFor();
  await button(page, "Cancel slow.pdf").click();
  await expect.poll(() => row(page, "slow.pdf").count()).toBe(0);
  await uploaded(page, "kept.pdf").waitFor();
  await page.getByText("1 of 1 file uploaded.").waitFor();
  // Removes the limit only now: at full speed, the canceled file could have arrived before Chromium ended its request.
  await fullSpeed();

  await button(page, "Remove kept.pdf").press("Enter");
  await expect.poll(() => row(page, "kept.pdf").count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("files");
  await onStep(page, 4);
});

test("names a file whose connection is lost, and sends it on the next press", async ({ openPage }) => {
  const page = await openPage({ faults: [/^net::ERR_\w+ POST \/booking\/uploads$/] });
  await openStep(page, 4);
  // A stored file stays visible even if the page cannot be revalidated.
  await page.route(/\/booking(\.data)?(\?|$)/, (route) => route.abort("connectionreset"));
  await choose(page, file("first.pdf"));
  await button(page, "Upload").click();
  await uploaded(page, "first.pdf").waitFor();
  await page.route("**/booking/uploads", (route) => route.abort("connectionreset"));
  await choose(page, file("plan.pdf"));
  await button(page, "Upload").click();
  await row(page, "plan.pdf").getByText("Check your connection, then press Upload again.").waitFor();
  await page.getByText("1 of 2 files uploaded. 1 waiting.").waitFor();
  await page.unrouteAll();
  await button(page, "Upload").click();
  await uploaded(page, "plan.pdf").waitFor();
});

function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest("script, style")) continue;
      // oxlint-disable-next-line typescript/no-deprecated -- what browsers put in
      const font = document.createElement("font");
      font.textContent = text.nodeValue;
      text.parentNode?.replaceChild(font, text);
    }
  });
}

test("a page translated by the browser keeps its files, and names the rejected one", async ({ openPage }) => {
  const page = await openPage();
  await openStep(page, 4);
  await choose(page, file("plan.pdf"), file("setup.exe"));
  await row(page, "setup.exe")
    .getByText(/We can’t accept setup\.exe/)
    .waitFor();
  await translate(page);
  await button(page, "Upload").click();
  await uploaded(page, "plan.pdf").waitFor();
  await translate(page);
  await button(page, "Next").click();
  await errorSummary(page)
    .getByRole("link", { name: /^We can’t accept setup\.exe/ })
    .waitFor();
  await button(page, "Remove setup.exe").click();
  await expect.poll(() => row(page, "setup.exe").count()).toBe(0);
  await button(page, "Next").click();
  await onStep(page, 5);
});

test("names a file that changed after it was chosen, and Next continues without it", async ({ openPage }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "changed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const changed = path.join(folder, "changed.pdf");
  const gone = path.join(folder, "gone.pdf");
  for (const each of [changed, gone]) writeFileSync(each, pdf(200));
  const page = await openPage();
  await openStep(page, 4);
  await page.locator("#files").setInputFiles([changed, gone]);
  writeFileSync(changed, pdf(300));
  rmSync(gone);
  await button(page, "Next").click();
  for (const name of ["changed.pdf", "gone.pdf"])
    await errorSummary(page)
      .getByRole("link", { name: `${name} changed after you chose it. Choose it again.` })
      .waitFor();
  await button(page, "Next").click();
  await onStep(page, 5);
});

test("Next shows the progress of the files while it waits for them", async ({ openPage }) => {
  const page = await openPage({ viewport: phone });
  await openStep(page, 4);
  const fullSpeed = await slowDown(page, 50_000);
  await choose(page, file("plan.pdf", pdf(400_000)), file("photo.pdf"));
  await button(page, "Next").click();
  const held = button(page, "Uploading 1 of 2…");
  await held.waitFor();
  expect(await held.getAttribute("aria-busy")).toBe("true");
  await fullSpeed();
  await onStep(page, 5);
});

/** Drags files from the desktop over Chromium, and drops them on an element. */
async function dropOn(target: Locator, files: string[]) {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const session = await page.context().newCDPSession(page);
  const position = {
    x: (box?.x ?? 0) + 5,
    y: (box?.y ?? 0) + 5,
    data: { items: [], files, dragOperationsMask: 1 },
  };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, ...position });
}

test("dropped files join the queue; the step and the review name rejected ones", async ({ openPage }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-drop-"));
  const files = ["plan.pdf", "setup.exe"].map((name) => path.join(folder, name));
  for (const name of files) writeFileSync(name, pdf(200));
  try {
    const page = await openPage();
    await openStep(page, 4);
    await dropOn(page.getByRole("heading", { name: "Additional Information" }), files);
    await dropOn(page.getByText("Or drop files here."), files);
    await page.getByText("0 of 2 files uploaded. 1 waiting. 1 not accepted.").waitFor();

    await button(page, "Next").click();
    await uploaded(page, "plan.pdf").waitFor();
    await errorSummary(page).waitFor();
    expect(await errorsOf(page)).toEqual([expect.stringContaining("setup.exe")]);
    await expect.poll(() => focused(page)).toContain("There is a problem");
    await onStep(page, 4);
    await button(page, "Next").click();
    await onStep(page, 5);
    await page.getByText(/^plan\.pdf/).waitFor();
    expect(await page.getByText("setup.exe").count()).toBe(1);
    await button(page, "Dismiss setup.exe").click();
    await expect.poll(() => page.getByText("setup.exe").count()).toBe(0);
    await onStep(page, 5);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
