import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { Conversation } from "./conversation";
import { keptIn } from "./form-frame";
import type { PageView } from "./page-view.server";
import { CanceledVisitSection } from "./visit-section";

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

const toMessage = (text: string, index: number) => ({
  id: `m${index}`,
  isOwn: true,
  author: "You",
  kind: "message",
  text,
});

/** Shows the page with these messages and its script. */
async function showPage(...texts: string[]): Promise<HTMLTextAreaElement> {
  const view = { token: "x", formId: "f", allows: {}, messages: texts.map(toMessage) } as unknown as PageView;
  return run(renderToString(<Conversation view={view} result={undefined} />));
}

/** Shows a page of its own that asks before a change, without the messages. */
async function showConfirm(...texts: string[]): Promise<HTMLTextAreaElement> {
  const { "data-keep-typed": last } = keptIn({
    messages: texts.map(toMessage) as unknown as PageView["messages"],
  });
  return run(`<form data-keep-typed="${last}"><textarea id="decline-text"></textarea></form>`);
}

async function run(page: string): Promise<HTMLTextAreaElement> {
  document.body.innerHTML = page;
  vi.resetModules();
  await import("./keep-typed");
  const box = document.querySelector("textarea");
  if (!box) throw new Error("There is no text area.");
  return box;
}

test("a message that was begun stays through a reload until it is sent", async () => {
  await userEvent.type(await showPage("Hello"), "Thank  you");
  expect((await showPage("Hello")).value).toBe("Thank  you");
  expect((await showPage("Hello", "Thank you")).value).toBe("");
});

test("a message that was begun stays if an earlier one was the same", async () => {
  await userEvent.type(await showPage("Thank you", "Hello"), "Thank you");
  expect((await showPage("Thank you", "Hello")).value).toBe("Thank you");
});

test("a reason that was begun on a page of its own stays there until the page shows it", async () => {
  await userEvent.type(await showConfirm("Too much", "Hello"), "Too much");
  expect((await showPage("Too much", "Hello")).value).toBe("");
  expect((await showConfirm("Too much", "Hello")).value).toBe("Too much");
  await showPage("Too much", "Hello", "Too much");
  expect((await showConfirm("Too much", "Hello", "Too much")).value).toBe("");
});

test("another date that was begun stays through a reload, in its open fold, until it is sent", async () => {
  const day = toPacificInput(new Date(Date.now() + dayMs));
  const show = async (...sent: object[]) => {
    const messages = [toMessage("Hello", 0), ...sent];
    const visit = { canceledVisit: "Monday", requestedDate: null, visit: null };
    const view = {
      ...visit,
      token: "x",
      formId: "f",
      allows: { date: true },
      messages,
    } as unknown as PageView;
    await run(
      renderToString(
        <>
          <CanceledVisitSection view={view} result={undefined} />
          <Conversation view={view} result={undefined} />
        </>,
      ),
    );
    const [fold, input] = [document.querySelector("details"), document.querySelector("input[type^=date]")];
    if (!fold || !(input instanceof HTMLInputElement)) throw new Error("There is no form for a date.");
    return { fold, input };
  };
  const { fold, input } = await show();
  expect(fold.open).toBe(false);
  await userEvent.type(input, day);
  const again = await show();
  expect([again.fold.open, again.input.value]).toEqual([true, day]);
  const request = { ...toMessage("", 1), kind: "date-request", proposed: "Monday", proposedInput: day };
  const after = await show(request);
  expect([after.fold.open, after.input.value]).toEqual([false, ""]);
  await userEvent.type(after.input, day);
  expect((await show(request)).input.value).toBe(day);
});
