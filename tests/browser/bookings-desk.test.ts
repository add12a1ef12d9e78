import { describe, expect } from "vitest";
import { focused } from "#tests/support/browser/booking-form";
import { hasFocus, openList, shown, test } from "#tests/support/browser/bookings-list";

describe("a row", () => {
  test("opens its booking on a click anywhere, also in a new tab", async ({ openPage }) => {
    const page = await openList(openPage);
    const row = page.getByRole("row", { name: /Visitor 12/ });
    // The row's link covers the text, so the click goes to the row at the text's position.
    const [outer, inner] = [await row.boundingBox(), await row.getByText("Pending").boundingBox()];
    if (!outer || !inner) throw new Error("The row is not visible.");
    const position = { x: inner.x - outer.x + inner.width / 2, y: inner.y - outer.y + inner.height / 2 };
    const opened = page.context().waitForEvent("page");
    await row.click({ modifiers: ["ControlOrMeta"], position });
    const tab = await opened;
    await tab.waitForURL("**/booking-details/*");
    await tab.getByRole("main").getByText("Visitor 12").first().waitFor();
    await tab.close();
    await row.click({ position });
    await page.waitForURL("**/booking-details/*");
  });

  test("does not open its booking on a click on its other links and check box", async ({ openPage }) => {
    const page = await openList(openPage);
    const row = page.getByRole("row", { name: /Visitor 12/ });
    await row.getByRole("checkbox").check();
    expect(new URL(page.url()).pathname).toBe("/view-booking");
    const covered = await row.locator("a, button, input[type=checkbox]").evaluateAll((controls) =>
      controls.flatMap((control) => {
        const [{ left, top, width, height } = new DOMRect()] = control.getClientRects();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && control.contains(hit) ? [] : [`${control.outerHTML} below ${hit?.outerHTML}`];
      }),
    );
    expect(covered).toEqual([]);
  });
});

test("the selected bookings are assigned in a bar at the lower edge of the window", async ({ openPage }) => {
  const page = await openList(openPage);
  const bar = page.getByRole("form", { name: "Selected bookings" });
  expect(await bar.isVisible()).toBe(false);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await shown(page, "6 bookings selected");
  await page.getByRole("checkbox", { name: "Select Visitor 9", exact: true }).uncheck();
  await shown(page, "5 bookings selected");
  const edge = await bar.boundingBox();
  expect(Math.round((edge?.y ?? 0) + (edge?.height ?? 0))).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
  await bar.getByRole("button", { name: "Assign" }).click();
  await shown(page, "5 bookings assigned to Administrator.");
  await bar.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Mine 5" }).click();
  await shown(page, "5 bookings match.");
  await page.getByRole("link", { name: "Assigned to me, clear owner" }).waitFor();
});

test("a request is declined by d and Ctrl+Enter, and j leads on to the next one, n to its note", async ({
  openPage,
}) => {
  const page = await openList(openPage);
  await page.keyboard.press("j");
  await hasFocus(page, "Visitor 13");
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body, "::after").outlineStyle,
  );
  expect(ring).toBe("solid");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Visitor 12" }).waitFor();
  await page.keyboard.press("d");
  await page.getByRole("heading", { level: 1, name: "Decline this request" }).waitFor();
  await expect.poll(() => focused(page)).toBe("stage-mailText");
  await page.keyboard.press("Control+Enter");
  await shown(page, "Request declined.");
  await page.keyboard.press("j");
  await page.getByRole("heading", { name: "Visitor 11" }).waitFor();
  await page.keyboard.press("n");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("note-text");
});

test("a quote needs only Enter, q, its price, and Ctrl+Enter", async ({ openPage }) => {
  const page = await openList(openPage);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/booking-details/*");
  await page.getByRole("heading", { name: "Conversation and activity" }).waitFor();
  await page.keyboard.press("q");
  // The focus is in the first empty field. That is the label, because the visitor chose no service.
  await expect.poll(() => focused(page)).toBe("quote-label[0]");
  await page.keyboard.type("Scan");
  // Tabs past the quantity and the unit.
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press("Tab");
  await page.keyboard.type("450");
  await page.keyboard.press("Control+Enter");
  await shown(page, "Quote sent.");
});
