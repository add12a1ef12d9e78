import type { MailLane } from "~/db/schema.server";

/** Mails per hour from one sender to one mailbox: enough for somebody who corrects a mistake with another booking. */
export const perMailboxOfSender = 3;
/** Mails per hour from all senders to one mailbox: too few to flood a stranger. */
export const perMailbox = 10;
/** Mails per day from one sender. The people of an office share one address. */
export const perSender = 20;
/** Mails per day from all senders of one network range. */
export const perRange = 60;
/**
 * Mails per day of each lane. The sum is a mail provider's usual limit for a small account. A flood of the API or of links cannot use up
 * the mails of the form's visitors, because each lane has its own limit.
 */
export const perLane: Record<MailLane, number> = { form: 300, api: 100, link: 100 };
/** The order in which lanes release held mails. */
export const lanes = ["link", "form", "api"] as const satisfies readonly MailLane[];

export const limitReasons = ["mailbox", "sender", "range", "lane"] as const;

export type LimitReason = (typeof limitReasons)[number];

/** The number of admitted mails that count against each limit: those of the last hour for a mailbox, those of the last day otherwise. */
export type LimitUsage = Record<"mailboxOfSender" | "mailbox" | "sender" | "range" | "lane", number>;

/** Returns the first limit that a mail exceeds; null if it may be sent at once. */
export function findReachedLimit(used: LimitUsage, lane: MailLane): LimitReason | null {
  if (isMailboxFull(used)) return "mailbox";
  if (used.sender >= perSender) return "sender";
  if (used.range >= perRange) return "range";
  return used.lane >= perLane[lane] ? "lane" : null;
}

function isMailboxFull({ mailbox, mailboxOfSender }: LimitUsage): boolean {
  return mailbox >= perMailbox || mailboxOfSender >= perMailboxOfSender;
}

export interface HeldMail {
  id: string;
  lane: MailLane;
  mailboxKey: string;
  senderKey: string;
  /** Empty for an address without a network. */
  rangeKey: string;
  used: LimitUsage;
}

/**
 * Chooses the held mails to send now: all mails within the limits, and one more for each rested lane. So a lane that has reached its limit
 * still sends: first for senders below their own limit, and for other senders only while the lane is below half of its limit. A rested API
 * lane waits while the form lane has held mails.
 *
 * @param held fair order: senders in turn, each with its oldest mail first
 * @param rested lanes that released nothing for a minute
 * @returns the ids
 */
export function chooseReleases(held: readonly HeldMail[], rested: readonly MailLane[]): string[] {
  const chosen: HeldMail[] = [];
  const usage = (mail: HeldMail) => addUsage(mail, chosen);
  for (const mail of held)
    if (!chosen.includes(mail) && findReachedLimit(usage(mail), mail.lane) === null) chosen.push(mail);
  for (const lane of lanes) {
    const isDue = rested.includes(lane) && !chosen.some((mail) => mail.lane === lane);
    if (!isDue || (lane === "api" && held.some((mail) => mail.lane === "form"))) continue;
    const next = findTrickle(
      held.filter((mail) => mail.lane === lane && !isMailboxFull(usage(mail))),
      usage,
    );
    if (next) chosen.push(next);
  }
  return chosen.map(({ id }) => id);
}

function findTrickle(held: readonly HeldMail[], usage: (mail: HeldMail) => LimitUsage): HeldMail | undefined {
  const isWithinShare = (mail: HeldMail) => usage(mail).sender < perSender;
  const isWithinRange = (mail: HeldMail) => usage(mail).range < perRange;
  return (
    held.find((mail) => isWithinShare(mail) && isWithinRange(mail)) ??
    held.find(isWithinShare) ??
    held.find((mail) => usage(mail).lane < perLane[mail.lane] / 2)
  );
}

/** Returns the usage with the mails that are released at the same time. */
function addUsage(mail: HeldMail, chosen: readonly HeldMail[]): LimitUsage {
  const count = (isLike: (other: HeldMail) => boolean) => chosen.filter(isLike).length;
  const { mailboxKey, senderKey, rangeKey, lane, used } = mail;
  const isMailbox = (other: HeldMail) => other.mailboxKey === mailboxKey;
  const isSender = (other: HeldMail) => other.senderKey === senderKey;
  return {
    mailboxOfSender: used.mailboxOfSender + count((other) => isMailbox(other) && isSender(other)),
    mailbox: used.mailbox + count(isMailbox),
    sender: used.sender + count(isSender),
    range: used.range + count((other) => rangeKey !== "" && other.rangeKey === rangeKey),
    lane: used.lane + count((other) => other.lane === lane),
  };
}

/** The age in days up to which failed mails can be resent together. An older mail would most likely surprise its recipient. */
export const failedDays = 7;
