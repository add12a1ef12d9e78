import { expect, test } from "vitest";
import { thrownBy } from "#tests/support/routes/form-post";
import { refusalResponse } from "~/api/change-response.server";
import { unknownAccount } from "~/messages/staff-users";
import { accountRefusals } from "./account.server";
import { pictureRefusals } from "./project.server";
import { explainRefusal } from "./refusal.server";

test("a refusal has status 409 by default on a page and in the API", async () => {
  expect(await explainRefusal(accountRefusals, { result: "last-admin" })).toMatchObject({ status: 409 });
  expect(await explainRefusal(accountRefusals, { result: "wrong-code" })).toMatchObject({ status: 400 });
  expect(refusalResponse(accountRefusals, { result: "own-account" }).status).toBe(409);
  expect(refusalResponse(accountRefusals, { result: "system-admin" }).status).toBe(403);
});

test("a removed account gets the error page", async () => {
  const answer = await thrownBy(
    explainRefusal(accountRefusals, { result: "missing", form: new URLSearchParams() }),
  );
  expect([answer.status, await answer.text()]).toEqual([404, unknownAccount]);
});

test("a page has a retry time for a picture when the server is busy", async () => {
  const headers = { "Retry-After": "60" };
  expect(await explainRefusal(pictureRefusals, { result: "busy" })).toMatchObject({ status: 503, headers });
});

test("the compiler rejects a result that a table lacks", async () => {
  // @ts-expect-error -- No entry has this name.
  await expect(explainRefusal(accountRefusals, { result: "strange" })).rejects.toThrow(TypeError);
  // @ts-expect-error -- No API call has this result.
  expect(() => refusalResponse(accountRefusals, { result: "last-admin" })).toThrow(TypeError);
});
