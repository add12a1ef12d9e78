import { expect, test } from "vitest";
import { z } from "zod";
import { readResponse } from "#tests/support/routes/form-post";
import { changeForm, noFields } from "./define-form.server";
import { consumeFlash } from "./flash.server";
import { handleForm } from "./handle-form.server";

const address = "http://localhost/forms?page=2";

/** Sends a form whose domain function returns `changed`. */
async function send(changed: { result: "done"; name: string } | { result: "taken" } | null, to?: string) {
  const request = new Request(address, { method: "POST", body: new URLSearchParams({ confirmed: "yes" }) });
  const form = changeForm({
    schema: z.object({ confirmed: z.string() }),
    change: () => Promise.resolve(changed),
    done: ({ name }, { confirmed }) => `${name} ${confirmed}`,
    refusals: {
      taken: { page: () => ({ tone: "warn", title: "Taken" }) },
      missing: { page: ({ form: typed }) => ({ status: 404, messages: [typed.toString()] }) },
    },
  });
  return readResponse(await handleForm(request, form, to));
}

test("the page that a form was sent to, or another one, says what it has done", async () => {
  const { location, cookie } = await send({ result: "done", name: "Ada" });
  expect(location).toBe("/forms");
  const { flash } = await consumeFlash(new Request(address, { headers: { Cookie: cookie } }));
  expect(flash).toEqual({ tone: "ok", title: "Ada yes" });
  expect((await send({ result: "done", name: "Ada" }, "/list?page=2")).location).toBe("/list?page=2");
});

test("a refusal is said after a redirect, or by the page of the form, which also says that something does not exist", async () => {
  expect((await send({ result: "taken" })).location).toBe("/forms");
  expect(await send(null)).toMatchObject({ status: 404, shown: { messages: ["confirmed=yes"] } });
});

test("a form that is checked first changes nothing until it passes", async () => {
  const changes: string[] = [];
  const sendOnce = async (confirmed: string) => {
    const request = new Request(address, { method: "POST", body: new URLSearchParams({ confirmed }) });
    const form = changeForm({
      schema: z.object({ confirmed: z.string() }),
      check: (values) => (values.confirmed === "yes" ? undefined : { shown: { question: "Sure?" } }),
      // A function that returns no result never refuses.
      change: (values) => Promise.resolve(changes.push(values.confirmed)),
      done: (count) => ({ title: `${count} changed` }),
      refusals: {},
    });
    return readResponse(await handleForm(request, form));
  };
  expect(await sendOnce("no")).toMatchObject({ status: 200, shown: { question: "Sure?" } });
  expect(changes).toEqual([]);
  expect((await sendOnce("yes")).location).toBe("/forms");
  expect(changes).toEqual(["yes"]);
});

test("the compiler refuses a table that lacks a refusal of the function", () => {
  const change = () => Promise.resolve<{ result: "done" } | { result: "taken" }>({ result: "taken" });
  // @ts-expect-error -- the table does not know "taken".
  changeForm({ schema: noFields, change, done: () => "", refusals: {} });
  // @ts-expect-error -- nothing says that there is none.
  changeForm({ schema: noFields, change: () => Promise.resolve(null), done: () => "", refusals: {} });
});
