import { expect, test } from "vitest";
import type { MailLane } from "~/db/schema.server";
import {
  chooseReleases,
  findReachedLimit,
  type HeldMail,
  lanes,
  perLane,
  perSender,
  type Usage,
} from "./mail-limits";

const none: Usage = { mailboxOfSender: 0, mailbox: 0, sender: 0, range: 0, lane: 0 };
const full = (lane: MailLane) => ({ lane: perLane[lane] });

/** A held mail to a mailbox of its own, from a network of its own. */
function held(id: string, used: Partial<Usage> = {}, lane: MailLane = "form"): HeldMail {
  return { id, lane, mailboxKey: id, senderKey: id, rangeKey: id, used: { ...none, ...used } };
}

test.each([
  [{}, null],
  [{ mailboxOfSender: 3 }, "mailbox"],
  [{ mailbox: 10 }, "mailbox"],
  [{ mailbox: 9, mailboxOfSender: 2, sender: 19, range: 59, lane: 299 }, null],
  [{ sender: 20 }, "sender"],
  [{ range: 60 }, "range"],
  [{ lane: 300 }, "lane"],
])("a mail of the form that %o counts against meets the limit %j", (used, reached) => {
  expect(findReachedLimit({ ...none, ...used }, "form")).toBe(reached);
});

test("all mails for which there is room are let through", () => {
  expect(chooseReleases([held("a"), held("b"), held("c", { sender: perSender })], [])).toEqual(["a", "b"]);
});

test("mails that are let through together count against each other", () => {
  const mails = Array.from({ length: 5 }, (_, index) => ({ ...held(String(index)), mailboxKey: "same" }));
  const sameSender = mails.map((mail) => ({ ...mail, senderKey: "same" }));
  expect(chooseReleases(sameSender, [])).toEqual(["0", "1", "2"]);
  const nearlyFull = mails.map((mail) => ({ ...mail, used: { ...none, lane: perLane.form - 2 } }));
  expect(chooseReleases(nearlyFull, [])).toEqual(["0", "1"]);
});

test("a lane whose reserve is used up lets one mail through when it has rested", () => {
  const mails = [held("a", full("form")), held("b", full("form"))];
  expect(chooseReleases(mails, [])).toEqual([]);
  expect(chooseReleases(mails, lanes)).toEqual(["a"]);
});

test("senders and networks within their share come before the others", () => {
  const own = held("own", { ...full("form"), sender: perSender });
  const neighbor = held("neighbor", { ...full("form"), range: 60 });
  const other = held("other", full("form"));
  expect(chooseReleases([own, neighbor, other], lanes)).toEqual(["other"]);
  expect(chooseReleases([own, neighbor], lanes)).toEqual(["neighbor"]);
  expect(chooseReleases([own], lanes)).toEqual([]);
});

test("a sender beyond its share goes on slowly while half of the reserve is left", () => {
  expect(chooseReleases([held("a", { sender: 20, lane: 149 })], lanes)).toEqual(["a"]);
  expect(chooseReleases([held("a", { sender: 20, lane: 150 })], lanes)).toEqual([]);
});

test("beyond its reserve, the API waits for visitors of the form, and links wait for nobody", () => {
  const mails = [
    held("form", full("form")),
    held("api", full("api"), "api"),
    held("link", full("link"), "link"),
  ];
  expect(chooseReleases(mails, lanes)).toEqual(["link", "form"]);
  expect(chooseReleases([held("api", full("api"), "api")], lanes)).toEqual(["api"]);
});

test("no mailbox gets more than its share, however long its lane has rested", () => {
  expect(chooseReleases([held("a", { mailbox: 10 }), held("b", { mailboxOfSender: 3 })], lanes)).toEqual([]);
});
