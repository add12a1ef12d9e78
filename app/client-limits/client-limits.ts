import type { RateLimit } from "~/db/rate-limit.server";
import { daySeconds, hourSeconds } from "~/lib/time";

/** The limit of one address. Its network has a derived limit, and the whole site may have one. */
export interface ClientLimit extends RateLimit {
  /** Attempts of all addresses together. */
  siteAttempts?: number;
}

const kibibytesPerGibibyte = 1024 * 1024;

/** The limits of anonymous clients. An office shares one address. mail/mail-limits.ts has the limits of mails. */
export const clientLimits = {
  /** Requests through the form and the API together. */
  bookings: { name: "booking-create", attempts: 120, seconds: hourSeconds },
  drafts: { name: "booking-drafts", attempts: 300, seconds: hourSeconds },
  /** KiB of answers: enough for about 65,000 typical steps. */
  answers: { name: "booking-draft-kibibytes", attempts: 64 * 1024, seconds: hourSeconds },
  draftLinks: { name: "draft-links", attempts: 30, seconds: hourSeconds },
  lookups: { name: "request-lookups", attempts: 30, siteAttempts: 3_000, seconds: hourSeconds },
  /** Valid links do not count, so nobody can use up the attempts of a link's owner. */
  wrongPageLinks: { name: "request-wrong-links", attempts: 120, seconds: hourSeconds },
  pagePosts: { name: "request-posts", attempts: 120, seconds: hourSeconds },
  /** Enough for about 270 files of 15 MB, or 3,000 small ones. */
  uploads: { name: "upload-calls", attempts: 3_000, seconds: hourSeconds },
  uploadedKibibytes: { name: "upload-kibibytes", attempts: 4 * kibibytesPerGibibyte, seconds: hourSeconds },
  /** With the hourly limit alone, one address could fill the store's capacity for unattached files in five hours. */
  uploadedKibibytesOfDay: {
    name: "upload-kibibytes-day",
    attempts: 5 * kibibytesPerGibibyte,
    seconds: daySeconds,
  },
  /** Sign-ins to any account. 9,600 guesses a day do not find a password that passes our rules. */
  signIns: { name: "sign-in-address", attempts: 100, seconds: hourSeconds / 4 },
  passwordResets: { name: "password-reset-asks", attempts: 30, siteAttempts: 1_000, seconds: hourSeconds },
  /** Valid links do not count. */
  wrongStaffLinks: { name: "staff-wrong-links", attempts: 120, seconds: hourSeconds },
  staffLinkPosts: { name: "staff-link-posts", attempts: 60, seconds: hourSeconds },
} satisfies Record<string, ClientLimit>;
