import type { RateLimit } from "~/db/rate-limit.server";
import { daySeconds, hourSeconds } from "~/lib/time";

/** What one address may do; a network, and where it is given the whole site, have a limit of their own that follows from it. */
export interface ClientLimit extends RateLimit {
  /** Attempts of all addresses together. */
  ofSite?: number;
}

const kibibytesPerGibibyte = 1024 * 1024;

/** Every limit of what strangers may do. An office shares one address. Those of mails are in mail/mail-limits.ts. */
export const clientLimits = {
  /** By the form and the API together. */
  bookings: { name: "booking-create", attempts: 120, seconds: hourSeconds },
  drafts: { name: "booking-drafts", attempts: 300, seconds: hourSeconds },
  /** KiB of answers: about 65,000 typical steps. */
  answers: { name: "booking-draft-kibibytes", attempts: 64 * 1024, seconds: hourSeconds },
  draftLinks: { name: "draft-links", attempts: 30, seconds: hourSeconds },
  lookups: { name: "request-lookups", attempts: 30, ofSite: 3_000, seconds: hourSeconds },
  /** Those that work are never counted: nobody else can use up the owner's. */
  wrongPageLinks: { name: "request-wrong-links", attempts: 120, seconds: hourSeconds },
  pagePosts: { name: "request-posts", attempts: 120, seconds: hourSeconds },
  /** About 270 files of 15 MB, or 3,000 small ones. */
  uploads: { name: "upload-calls", attempts: 3_000, seconds: hourSeconds },
  uploadedKibibytes: { name: "upload-kibibytes", attempts: 4 * kibibytesPerGibibyte, seconds: hourSeconds },
  /** With the hourly limit alone, one address fills the store's capacity for unattached files in five hours. */
  uploadedKibibytesOfDay: {
    name: "upload-kibibytes-day",
    attempts: 5 * kibibytesPerGibibyte,
    seconds: daySeconds,
  },
  /** Whatever the account. 9,600 guesses a day do not find a password that passes our rules. */
  signIns: { name: "sign-in-address", attempts: 100, seconds: hourSeconds / 4 },
  passwordResets: { name: "password-reset-asks", attempts: 30, ofSite: 1_000, seconds: hourSeconds },
  /** Those that work are never counted. */
  wrongStaffLinks: { name: "staff-wrong-links", attempts: 120, seconds: hourSeconds },
  /** New passwords that are sent with links. */
  staffLinkPosts: { name: "staff-link-posts", attempts: 60, seconds: hourSeconds },
} satisfies Record<string, ClientLimit>;
