import { expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { openDraft } from "#tests/support/records/uploads";
import { writeDraftCookie } from "~/booking/form/draft-cookie.server";
import { findDraft } from "~/booking/form/draft.server";
import { findDraftFiles } from "~/files/stored-files.server";
import { withLocale } from "~/messages/current-locale.server";
import * as text from "~/messages/uploads";
import { paths } from "~/paths";
import { action } from "./booking-upload";

async function send(draft: string, fileName: string, content: Uint8Array) {
  const cookie = await writeDraftCookie(new Request("http://site.test/"), { draft });
  const request = new Request(`http://site.test${paths.bookingUpload()}`, {
    method: "POST",
    headers: { Cookie: cookie.split(";", 1)[0] ?? "", "Content-Type": multipartType },
    body: multipartBody([{ fileName, content: Buffer.from(content) }]),
  });
  return action({ request, params: {}, context: {} });
}

test("adds a file to the draft; the response does not replace a newer cookie", async () => {
  const draft = await openDraft();
  const response = await send(draft, "plan.pdf", pdf(40));
  expect([response.status, response.headers.get("Set-Cookie")]).toEqual([201, null]);
  const [file] = await findDraftFiles(draft);
  expect(await response.json()).toMatchObject({ files: [{ id: file?.id, originalName: "plan.pdf" }] });
});

test("refuses a file in the page's language, and stores the refusal in the draft", async () => {
  const draft = await openDraft();
  const response = await withLocale("vi", () => send(draft, "setup.exe", pdf(40)));
  const { message } = (await response.json()) as { message: string };
  expect([response.status, message]).toEqual([415, withLocale("vi", () => text.wrongType("setup.exe"))]);
  expect(await findDraft(draft)).toMatchObject({ draft: { refusedFiles: [{ name: "setup.exe" }] } });
});
