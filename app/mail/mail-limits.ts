import type { MailLane } from "~/db/schema.server";

/** Mails to one mailbox per hour that one sender causes: enough to correct a mistake by booking again. */
export const perMailboxOfSender = 3;
/** Mails to one mailbox per hour, whoever causes them: too few to flood a stranger's mailbox. */
export const perMailbox = 10;
/** Mails per day that one sender causes. An office shares one address. */
export const perSender = 20;
/** Mails per day that the senders of one network range cause together. */
export const perRange = 60;
/**
 * The daily reserve of each lane. Together they are what mail providers let a small account send. Apart, neither a flood of the API
 * nor one of links uses up the reserve of visitors who fill in the form.
 */
export const perLane: Record<MailLane, number> = { form: 300, api: 100, link: 100 };
/** The order in which held mails of lanes are sent. */
export const lanes = ["link", "form", "api"] as const satisfies readonly MailLane[];

/** The limits that hold a mail back. */
export const limitReasons = ["mailbox", "sender", "range", "lane"] as const;

export type LimitReason = (typeof limitReasons)[number];

/** Mails that were let through and count against another one: within the hour for a mailbox, within the day for the others. */
export type Usage = Record<"mailboxOfSender" | "mailbox" | "sender" | "range" | "lane", number>;

/** Returns the limit that keeps a mail from being sent at once; null if none is reached. */
export function findReachedLimit(used: Usage, lane: MailLane): LimitReason | null {
  if (isMailboxFull(used)) return "mailbox";
  if (used.sender >= perSender) return "sender";
  if (used.range >= perRange) return "range";
  return used.lane >= perLane[lane] ? "lane" : null;
}

function isMailboxFull({ mailbox, mailboxOfSender }: Usage): boolean {
  return mailbox >= perMailbox || mailboxOfSender >= perMailboxOfSender;
}

/** A mail that waits until its limits allow it. */
export interface HeldMail {
  id: string;
  lane: MailLane;
  mailboxKey: string;
  senderKey: string;
  /** Empty for an address without a network. */
  rangeKey: string;
  used: Usage;
}

/**
 * Chooses the held mails that are sent now: those that no limit keeps back any longer, and in each lane that has rested one more. So
 * a lane whose reserve is used up still sends: first for senders within their share, and only then, while half of the reserve is left,
 * for the others. A flood of the API waits until no visitor of the form does.
 *
 * @param held fair order: senders in turn, each with its oldest mail first
 * @param rested lanes that have let nothing through for a minute
 * @returns their ids
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

function findTrickle(held: readonly HeldMail[], usage: (mail: HeldMail) => Usage): HeldMail | undefined {
  const isWithinShare = (mail: HeldMail) => usage(mail).sender < perSender;
  const isWithinRange = (mail: HeldMail) => usage(mail).range < perRange;
  return (
    held.find((mail) => isWithinShare(mail) && isWithinRange(mail)) ??
    held.find(isWithinShare) ??
    held.find((mail) => usage(mail).lane < perLane[mail.lane] / 2)
  );
}

/** Returns what counts against a mail when others are let through at the same time. */
function addUsage(mail: HeldMail, chosen: readonly HeldMail[]): Usage {
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

/** Days for which failed mails are sent again together. An older one would most likely surprise its recipient. */
export const failedDays = 7;
