import { expect, test } from "vitest";
import type { MailLane } from "~/db/schema.server";
import {
  chooseReleases,
  findReachedLimit,
  type HeldMail,
  lanes,
  perLane,
  perSender,
  type LimitUsage,
} from "./mail-limits";

const none: LimitUsage = { mailboxOfSender: 0, mailbox: 0, sender: 0, range: 0, lane: 0 };
const full = (lane: MailLane) => ({ lane: perLane[lane] });

function held(id: string, used: Partial<LimitUsage> = {}, lane: MailLane = "form"): HeldMail {
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
])("a mail of the form with the usage %o reaches the limit %j", (used, reached) => {
  expect(findReachedLimit({ ...none, ...used }, "form")).toBe(reached);
});

test("releases all mails within the limits", () => {
  expect(chooseReleases([held("a"), held("b"), held("c", { sender: perSender })], [])).toEqual(["a", "b"]);
});

test("counts mails that are released together against each other", () => {
  const mails = Array.from({ length: 5 }, (_, index) => ({ ...held(String(index)), mailboxKey: "same" }));
  const sameSender = mails.map((mail) => ({ ...mail, senderKey: "same" }));
  expect(chooseReleases(sameSender, [])).toEqual(["0", "1", "2"]);
  const nearlyFull = mails.map((mail) => ({ ...mail, used: { ...none, lane: perLane.form - 2 } }));
  expect(chooseReleases(nearlyFull, [])).toEqual(["0", "1"]);
});

test("a lane without a reserve releases one mail after a pause", () => {
  const mails = [held("a", full("form")), held("b", full("form"))];
  expect(chooseReleases(mails, [])).toEqual([]);
  expect(chooseReleases(mails, lanes)).toEqual(["a"]);
});

test("prefers senders and networks within their share", () => {
  const own = held("own", { ...full("form"), sender: perSender });
  const neighbor = held("neighbor", { ...full("form"), range: 60 });
  const other = held("other", full("form"));
  expect(chooseReleases([own, neighbor, other], lanes)).toEqual(["other"]);
  expect(chooseReleases([own, neighbor], lanes)).toEqual(["neighbor"]);
  expect(chooseReleases([own], lanes)).toEqual([]);
});

test("a sender beyond its share continues slowly while half of the reserve is left", () => {
  expect(chooseReleases([held("a", { sender: 20, lane: 149 })], lanes)).toEqual(["a"]);
  expect(chooseReleases([held("a", { sender: 20, lane: 150 })], lanes)).toEqual([]);
});

test("beyond its reserve, the API waits for the form's visitors, and links wait for no other lane", () => {
  const mails = [
    held("form", full("form")),
    held("api", full("api"), "api"),
    held("link", full("link"), "link"),
  ];
  expect(chooseReleases(mails, lanes)).toEqual(["link", "form"]);
  expect(chooseReleases([held("api", full("api"), "api")], lanes)).toEqual(["api"]);
});

test("no mailbox gets more than its share, even after a long pause of its lane", () => {
  expect(chooseReleases([held("a", { mailbox: 10 }), held("b", { mailboxOfSender: 3 })], lanes)).toEqual([]);
});
