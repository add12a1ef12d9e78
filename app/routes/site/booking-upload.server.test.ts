import { expect, test } from "vitest";
import { openDraft } from "#tests/support/records/uploads";
import { writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { paths } from "~/paths";
import { action } from "./booking-upload";

test("a late response does not replace the cookie that another one has set since", async () => {
  const cookie = await writeDraftCookie(new Request("http://site.test/"), { draft: await openDraft() });
  const request = new Request(`http://site.test${paths.bookingUpload("new")}`, {
    method: "POST",
    headers: {
      Cookie: cookie.split(";", 1)[0] ?? "",
      "Tus-Resumable": "1.0.0",
      "Upload-Length": "40",
      "Upload-Metadata": `filename ${btoa("plan.pdf")}`,
    },
  });
  const response = await action({ request, params: {}, context: {} });
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([201, null]);
});
