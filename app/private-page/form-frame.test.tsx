import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { findElement } from "~/site/viewer/elements";
import { Conversation } from "./conversation";
import type { PageView } from "./page-view.server";
import { CanceledVisitSection } from "./visit-section";

beforeEach(() => sessionStorage.clear());

const toMessage = (kind: string, index: number) => ({ id: `m${index}`, isOwn: true, author: "You", kind });

/** Renders the page as after a reload, with messages of these kinds. */
function renderPage(...kinds: string[]) {
  document.body.replaceChildren();
  const visit = { canceledVisit: "Monday", requestedDate: null, visit: null, otherVisits: [] };
  const messages = kinds.map(toMessage);
  const view = { ...visit, token: "x", formId: "f", allows: { date: true }, messages };
  render(
    <>
      <CanceledVisitSection view={view as unknown as PageView} result={undefined} />
      <Conversation view={view as unknown as PageView} result={undefined} />
    </>,
  );
  return {
    message: findElement(document, "#message-text", HTMLTextAreaElement),
    date: findElement(document, "#date-proposedAt", HTMLInputElement),
    fold: findElement(document, "details", HTMLDetailsElement),
  };
}

test("keeps an unsent message through a reload and another form until it is sent", async () => {
  await userEvent.type(renderPage("message").message, "Thank  you");
  expect(renderPage("message").message.value).toBe("Thank  you");
  expect(renderPage("message", "date-request").message.value).toBe("Thank  you");
  expect(renderPage("message", "date-request", "message").message.value).toBe("");
});

test("keeps an unsent date request through a reload, in its open fold, until it is sent", async () => {
  const day = toPacificInput(new Date(Date.now() + dayMs));
  const { fold, date } = renderPage("message");
  expect(fold.open).toBe(false);
  await userEvent.type(date, day);
  const again = renderPage("message");
  expect([again.fold.open, again.date.value]).toEqual([true, day]);
  const after = renderPage("message", "date-request");
  expect([after.fold.open, after.date.value]).toEqual([false, ""]);
});
