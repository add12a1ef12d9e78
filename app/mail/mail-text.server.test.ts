import { expect, test } from "vitest";
import type { MailAction } from "~/db/schema.server";
import type { Mail } from "./list-mails.server";
import { readMailText } from "./mail-text.server";

const mailLinkPaths = {
  request: (bookingId: string) => Promise.resolve(`/request/of-${bookingId}`),
  draft: (link: string) => `/continue/${link}`,
  invitation: (link: string) => `/invitation/${link}`,
  "password-reset": (link: string) => `/reset-password/${link}`,
};
const origin = "https://www.example.com";

/** Returns what administrators read of a mail with this link. */
function read(action: MailAction | undefined, hasServer: boolean) {
  const content = { paragraphs: ["Hello"], ...(action && { action }) };
  const mail = { subject: "A subject", content, bookingId: "17" } as Mail;
  return readMailText(mail, { origin, hasServer, mailLinkPaths });
}

const label = "Open";

test.each([
  ["no page", undefined, null, null],
  ["a page for staff", { label, path: "/dashboard" }, "/dashboard", "/dashboard"],
  ["a private page", { label, page: "request" }, "/request/of-17", null],
  ["a draft", { label, page: "draft", link: "x" }, "/continue/x", null],
  ["an invitation", { label, page: "invitation", link: "x" }, null, null],
  ["a new password", { label, page: "password-reset", link: "x" }, null, null],
] as const)(
  "of a mail that links to %s, the address is shown without a mail server and with one",
  async (_page, action, without, withOne) => {
    for (const [hasServer, path] of [
      [false, without],
      [true, withOne],
    ] as const) {
      const { plainText, href } = await read(action, hasServer);
      expect(href).toBe(path && origin + path);
      expect(plainText).toContain("Hello");
      expect(plainText.includes("Open")).toBe(action !== undefined);
    }
  },
);
