import { redirect } from "@remix-run/node";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { log } from "~/log.server";
import { readAnswer } from "#tests/support/form-post";
import { type FormRefusal, showsRefusedForm, handleForm } from "./handle-form.server";

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

async function send(
  request: Request,
  error?: unknown,
  explain?: (error: unknown) => FormRefusal | undefined,
) {
  // eslint-disable-next-line @typescript-eslint/require-await -- what it throws must come as a rejection
  const act = async (values: z.output<typeof schema>) => {
    if (error !== undefined) throw error;
    return redirect(`/done/${values.name}`);
  };
  return readAnswer(await handleForm(request, { schema, secrets: ["secret"], act, explain }));
}

const typed = { name: "Ada", secret: "horse" };

test("a form that is right is acted on", async () => {
  expect((await send(post(typed))).location).toBe("/done/Ada");
});

test("what is missing is told by its field", async () => {
  expect(await send(post({ secret: "horse" }))).toMatchObject({
    status: 400,
    shown: { error: { name: ["Enter a name"] } },
  });
});

test("a refusal in words has its status and headers, and keeps what was typed but secrets", async () => {
  const refusal = {
    status: 409,
    errors: { name: ["Taken"] },
    messages: ["No", "Why"],
    headers: { "Retry-After": "5" },
  };
  const answer = await send(post(typed), new Error("taken"), () => refusal);
  expect(answer).toMatchObject({ status: 409, shown: { error: { "": ["No", "Why"], name: ["Taken"] } } });
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect(answer.shown?.initialValue).toEqual({ name: "Ada" });
  expect(JSON.stringify(answer.shown)).not.toContain("horse");
});

test("a fault of ours is logged under the id that the page shows, and keeps what was typed", async () => {
  const logged = vi.spyOn(log, "error");
  const answer = await send(post(typed), new Error("boom"), () => undefined);
  expect(answer).toMatchObject({ status: 500, shown: { initialValue: { name: "Ada" } } });
  expect(answer.shown?.error?.[""]?.[0]).toBe("Something went wrong on our side");
  expect(answer.shown?.error?.[""]?.at(-1)).toMatch(/^Request id: /);
  expect(JSON.stringify(answer.shown)).not.toContain("boom");
  expect(logged).toHaveBeenCalledOnce();
});

test("a database that cannot be reached is 503 with a time to try again", async () => {
  const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const answer = await send(post(typed), new DrizzleQueryError("select", [], cause));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
});

test("a body that cannot be read is told above the form; a thrown response is thrown on", async () => {
  expect(await send(post("{}", "application/json"))).toMatchObject({ status: 415 });
  expect(await send(post({ name: "x".repeat(300_000) }))).toMatchObject({ status: 413 });
  await expect(send(new Request("http://localhost/", { method: "PUT" }))).rejects.toMatchObject({
    status: 405,
  });
  await expect(send(post(typed), new Response(null, { status: 403 }))).rejects.toMatchObject({ status: 403 });
});

test("D6: a body that breaks off is told above the form", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const init = { method: "POST", headers: { "Content-Type": formType }, body, duplex: "half" };
  expect(await send(new Request("http://localhost/", init as RequestInit))).toMatchObject({
    status: 400,
    shown: { error: { "": ["The form did not arrive whole. Send it again."] } },
  });
});

test("F1: paths, intents and states in a form are no input", async () => {
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

test("F1: a form of more than 100 fields is refused before it is parsed", async () => {
  const fields = "name=Ada&secret=horse".concat("&a=".repeat(98));
  expect((await send(post(fields, formType))).location).toBe("/done/Ada");
  expect(await send(post(`${fields}&a=`, formType))).toMatchObject({
    status: 413,
    shown: { error: { "": ["The form has too many fields. Load the page again, then send it again."] } },
  });
});

test("the page after a refused post is known by the post's headers", () => {
  expect(showsRefusedForm(new Request("http://localhost/"))).toBe(false);
  const headers = { "Content-Type": formType };
  expect(showsRefusedForm(new Request("http://localhost/", { headers }))).toBe(true);
});
