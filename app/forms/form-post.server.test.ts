import { redirect } from "@remix-run/node";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { refuseRows } from "#tests/support/database/refuse-rows";
import { multipartPost } from "#tests/support/files/multipart";
import { expectNothingKept } from "#tests/support/records/uploads";
import { readResponse } from "#tests/support/routes/form-post";
import { log } from "~/process/log.server";
import { explainFiles } from "~/refusals/file";
import type { FormReply } from "~/refusals/refusal.server";
import { consumeFlash } from "~/server/flash.server";
import { formAction } from "./form-action.server";
import { showsRefusedForm } from "./form-page.server";
import {
  respondToResult,
  type FormPost,
  parsePost,
  readPost,
  readValues,
  showForm,
} from "./form-post.server";

const formType = "application/x-www-form-urlencoded";
const schema = z.object({ name: z.string("Enter a name"), secret: z.string("Enter the secret") });

function post(fields: Record<string, string> | string, type?: string) {
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields);
  return new Request("http://localhost/", {
    method: "POST",
    body,
    headers: type ? { "Content-Type": type } : {},
  });
}

const toArgs = (request: Request) => ({ request, params: {}, context: {} });

async function send(request: Request, error?: unknown, explain?: (error: unknown) => FormReply | undefined) {
  const action = formAction(async ({ request }) => {
    const sent = await readPost(request);
    const submission = parsePost(sent, schema, { secrets: ["secret"], explain });
    if (submission.status !== "success") return showForm(sent);
    if (error !== undefined) throw error;
    return redirect(`/done/${submission.value.name}`);
  });
  return readResponse(await action(toArgs(request)));
}

const input = { name: "Ada", secret: "horse" };

test("acts on a valid form", async () => {
  expect((await send(post(input))).location).toBe("/done/Ada");
});

test("returns the message of a missing field", async () => {
  expect(await send(post({ secret: "horse" }))).toMatchObject({
    status: 400,
    shown: { error: { name: ["Enter a name"] } },
  });
});

test("readValues shows an invalid form again, which is no fault", async () => {
  const logged = vi.spyOn(log, "error");
  const action = formAction(async ({ request }) => {
    const { name } = readValues(await readPost(request), schema, {
      secrets: ["secret"],
      explain: () => ({}),
    });
    return redirect(`/done/${name}`);
  });
  const submit = async (fields: Record<string, string>) => readResponse(await action(toArgs(post(fields))));
  expect((await submit(input)).location).toBe("/done/Ada");
  expect(await submit({ name: "Ada" })).toMatchObject({
    status: 400,
    shown: { initialValue: { name: "Ada" }, error: { secret: ["Enter the secret"] } },
  });
  expect(logged).not.toHaveBeenCalled();
});

test("errors are in the order of the form, also those of cross-field rules", async () => {
  const rule = z
    .object({
      first: z.string().optional(),
      second: z.string("Enter the second"),
      third: z.string().optional(),
    })
    .superRefine((_values, context) => context.addIssue({ code: "custom", path: ["first"], message: "No" }), {
      when: () => true,
    });
  const action = formAction(async ({ request }) => {
    const sent = await readPost(request);
    parsePost(sent, rule);
    return showForm(sent, { errors: { third: ["Taken"] } });
  });
  const { shown } = readResponse(await action(toArgs(post({ third: "x" }))));
  expect(Object.keys(shown?.error ?? {})).toEqual(["first", "second", "third"]);
});

test("a refusal has its status and headers, and keeps the input except secrets", async () => {
  const refusal = {
    status: 409,
    errors: { name: ["Taken"] },
    messages: ["No", "Why"],
    headers: { "Retry-After": "5" },
  };
  const response = await send(post(input), new Error("taken"), () => refusal);
  expect(response).toMatchObject({ status: 409, shown: { error: { "": ["No", "Why"], name: ["Taken"] } } });
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(response.shown?.initialValue).toEqual({ name: "Ada" });
  expect(JSON.stringify(response.shown)).not.toContain("horse");
});

test("logs an unexpected error, shows its request id and keeps the input", async () => {
  const logged = vi.spyOn(log, "error");
  const response = await send(post(input), new Error("boom"), () => undefined);
  expect(response).toMatchObject({ status: 500, shown: { initialValue: { name: "Ada" } } });
  expect(response.shown?.error?.[""]?.[0]).toBe("Something went wrong on our side");
  expect(response.shown?.error?.[""]?.at(-1)).toMatch(/^Error code: /);
  expect(JSON.stringify(response.shown)).not.toContain("boom");
  expect(logged).toHaveBeenCalledOnce();
});

test("responds to an unavailable database with 503 and Retry-After", async () => {
  const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const response = await send(post(input), new DrizzleQueryError("select", [], cause));
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("30");
});

test("shows an unreadable body above the form, and rethrows a response", async () => {
  expect(await send(post("{}", "application/json"))).toMatchObject({ status: 415 });
  expect(await send(post({ name: "x".repeat(300_000) }))).toMatchObject({ status: 413 });
  await expect(send(new Request("http://localhost/", { method: "PUT" }))).rejects.toMatchObject({
    status: 405,
  });
  await expect(send(post(input), new Response(null, { status: 403 }))).rejects.toMatchObject({ status: 403 });
});

test("shows an incomplete body above the form", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const init = { method: "POST", headers: { "Content-Type": formType }, body, duplex: "half" };
  expect(await send(new Request("http://localhost/", init as RequestInit))).toMatchObject({
    status: 400,
    shown: { error: { "": ["Part of the form didn’t arrive. Send it again."] } },
  });
});

test("ignores paths, intents and states in a form", async () => {
  const hostile = new URLSearchParams([
    ["name[1000]", "x"],
    ["secret.a.b", "x"],
    ["extra", "x"],
    ["__intent__", JSON.stringify({ type: "update", payload: { name: "name[1000]", value: "x" } })],
    ["__state__", "{bad"],
    ["name", "Ada"],
    ["name", "Eve"],
  ]);
  expect(await send(post(hostile.toString(), formType))).toMatchObject({
    status: 400,
    shown: { status: "error", initialValue: { name: "Ada" }, error: { secret: ["Enter the secret"] } },
  });
  hostile.append("secret", "horse");
  expect((await send(post(hostile.toString(), formType))).location).toBe("/done/Ada");
});

test("rejects a form of more than 100 fields before parsing it", async () => {
  const fields = "name=Ada&secret=horse".concat("&a=".repeat(98));
  expect((await send(post(fields, formType))).location).toBe("/done/Ada");
  expect(await send(post(`${fields}&a=`, formType))).toMatchObject({
    status: 413,
    shown: { error: { "": ["The form has too many fields. Reload the page, then send it again."] } },
  });
});

/** Sends a form with a file to a page with two forms, only one of which accepts files. */
async function sendFile(fields: Record<string, string>) {
  const texts = Object.entries(fields).map(([field, value]) => ({ field, value }));
  const request = multipartPost([
    ...texts,
    { fileName: "plan.exe", content: "x" },
    { fileName: "a.txt", content: "a" },
  ]);
  const action = formAction(async ({ request }) => {
    const sent = await readPost(request, { maxFiles: 2, fileIntent: "picture" });
    if (sent.intent === "plain") return redirect("/plain");
    const submission = parsePost(sent, schema, { secrets: ["secret"] });
    if (submission.status !== "success") return showForm(sent, explainFiles("file", sent.files.refused));
    const names = sent.files.stored.map(({ originalName }) => originalName).join();
    return redirect(`/${submission.value.name}/${names}`);
  });
  return readResponse(await action(toArgs(request)));
}

test("passes the files of a multipart form to the form of its intent, or to the page's form with files", async () => {
  expect((await sendFile(input)).location).toBe("/Ada/a.txt");
  expect((await sendFile({ ...input, intent: "picture" })).location).toBe("/Ada/a.txt");
  expect((await sendFile({ ...input, intent: "plain" })).location).toBe("/plain");
});

test("reports errors of the fields and the files of a form at once", async () => {
  expect(await sendFile({ name: "Ada" })).toMatchObject({
    status: 415,
    shown: {
      error: { secret: ["Enter the secret"], file: [expect.stringContaining("plan.exe")] },
      initialValue: { name: "Ada", intent: "picture" },
    },
  });
});

test("removes the files that an action has not used, also after a failure", async () => {
  const receive = async (error?: Error) => {
    const action = formAction(async ({ request }) => {
      const { files } = await readPost(request, { maxFiles: 1 });
      expect(files.stored).toHaveLength(1);
      if (error) throw error;
      return redirect("/");
    });
    await action(toArgs(multipartPost([{ fileName: "plan.txt", content: "plan" }])));
    await expectNothingKept();
  };
  await receive();
  await receive(new Error("gone"));
});

test("keeps the input except secrets of a multipart form whose files cannot be stored", async () => {
  await refuseRows("files");
  const { status, shown } = await sendFile({ ...input, unknown: "x" });
  expect(status).toBe(500);
  expect(shown).toMatchObject({ initialValue: { name: "Ada", intent: "picture" } });
  expect(JSON.stringify(shown)).not.toMatch(/horse|unknown/);
});

test("detects the page after a rejected post by the headers of the post", () => {
  expect(showsRefusedForm(new Request("http://localhost/"))).toBe(false);
  const headers = { "Content-Type": formType };
  expect(showsRefusedForm(new Request("http://localhost/", { headers }))).toBe(true);
});

async function change(changed: { result: "done"; name: string } | { result: "taken" } | null, to?: string) {
  const action = formAction(async ({ request }) => {
    const sent = await readPost(request, { ...(to !== undefined && { to }) });
    return respondToResult(sent, changed, ({ name }) => name, {
      taken: { page: () => ({ tone: "warn", title: "Taken" }) },
      missing: { page: ({ form }) => ({ status: 404, messages: [form.toString()] }) },
    });
  });
  return readResponse(await action(toArgs(post({ text: "typed" }))));
}

test("the form's page, or another page, shows the success message", async () => {
  const { location, cookie } = await change({ result: "done", name: "Ada" });
  expect(location).toBe("/");
  const { flash } = await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  expect(flash).toEqual({ tone: "ok", title: "Ada" });
  expect((await change({ result: "done", name: "Ada" }, "/list?page=2")).location).toBe("/list?page=2");
});

test("shows a refusal after a redirect or on the form's page, also for a missing object", async () => {
  expect((await change({ result: "taken" })).location).toBe("/");
  expect(await change(null)).toMatchObject({ status: 404, shown: { error: { "": ["text=typed"] } } });
});

test("the compiler rejects a table that lacks a refusal of the function", () => {
  const sent = {} as FormPost;
  const changed = { result: "taken" } as { result: "done" } | { result: "taken" };
  const mistakes = [
    // @ts-expect-error -- the table does not know "taken".
    () => respondToResult(sent, changed, () => "", {}),
    // @ts-expect-error -- the table lacks "missing".
    () => respondToResult(sent, null as { result: "done" } | null, () => "", {}),
  ];
  expect(mistakes).toHaveLength(2);
});
