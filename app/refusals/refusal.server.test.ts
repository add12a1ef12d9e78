import { expect, test } from "vitest";
import { thrownBy } from "#tests/support/routes/form-post";
import { refusalResponse } from "~/api/change-response.server";
import { unknownAccount } from "~/messages/staff-users";
import { accountRefusals } from "./account.server";
import { pictureRefusals } from "./project.server";
import { explainRefusal } from "./refusal.server";

test("a refusal has status 409 on a page and in the API, and keeps another one", async () => {
  expect(await explainRefusal(accountRefusals, { result: "last-admin" })).toMatchObject({ status: 409 });
  expect(await explainRefusal(accountRefusals, { result: "wrong-code" })).toMatchObject({ status: 400 });
  expect(refusalResponse(accountRefusals, { result: "own-account" }).status).toBe(409);
  expect(refusalResponse(accountRefusals, { result: "system-admin" }).status).toBe(403);
});

test("an account that somebody has removed gets the error page", async () => {
  const answer = await thrownBy(
    explainRefusal(accountRefusals, { result: "missing", form: new URLSearchParams() }),
  );
  expect([answer.status, await answer.text()]).toEqual([404, unknownAccount]);
});

test("a page says when to send a picture again that had to wait", async () => {
  const headers = { "Retry-After": "60" };
  expect(await explainRefusal(pictureRefusals, { result: "busy" })).toMatchObject({ status: 503, headers });
});

test("the compiler refuses a result that a table does not know", async () => {
  // @ts-expect-error -- no entry has this name.
  await expect(explainRefusal(accountRefusals, { result: "strange" })).rejects.toThrow(TypeError);
  // @ts-expect-error -- the API has no call that ends so.
  expect(() => refusalResponse(accountRefusals, { result: "last-admin" })).toThrow(TypeError);
});
