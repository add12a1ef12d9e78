// @ts-check

/**
 * The module that owns each table. Only the owner writes to it, in functions that other modules call. `reads` lists other modules' tables
 * that a module may join, because a join cannot use a function: lists show the names of accounts, and a person's data are in many tables.
 *
 * @type {Record<string, { own: string[]; reads?: string[] }>}
 */
const modules = {
  access: { own: ["sessions", "users"], reads: ["apiKeys"] },
  audit: { own: ["auditEntries"] },
  backup: { own: ["lastBackup"], reads: ["deliveryItems", "files", "publishedFiles"] },
  booking: {
    own: [
      "bookingCounts",
      "bookingDrafts",
      "bookingEvents",
      "bookingMessages",
      "bookingNotes",
      "bookings",
      "deliveries",
      "deliveryDownloads",
      "deliveryItems",
      "deliveryShares",
      "draftLinks",
      "quotes",
      "privatePageLinks",
      "publicTours",
      "savedSearches",
      "visits",
    ],
    reads: ["files", "mails", "users"],
  },
  files: {
    own: ["fileRemovals", "files", "publishedFiles", "unclaimedUploads"],
    reads: ["bookingDrafts", "deliveryItems"],
  },
  mail: { own: ["mailStops", "mails"] },
  persons: {
    own: ["retentionRuns"],
    reads: [
      "bookingDrafts",
      "bookingEvents",
      "bookingMessages",
      "bookingNotes",
      "bookings",
      "deliveries",
      "files",
      "mails",
      "quotes",
      "savedSearches",
      "visits",
    ],
  },
  projects: { own: ["projectPictures", "projects"] },
  // The setting that selects the recipients of mails about new requests is stored with the account.
  settings: { own: ["billingDetails", "legalVersions", "prices", "savedReplies", "siteSettings", "users"] },
  staff: {
    own: [
      "apiKeys",
      "busyCalendars",
      "busySpans",
      "invitations",
      "passkeys",
      "passwordResets",
      "pendingSignIns",
      "recoveryCodes",
      "sessions",
      "totpSecrets",
      "users",
    ],
    // Reads visits, because the company's visits in a person's own calendar are not busy times.
    reads: ["mails", "visits"],
  },
  // The worker reads the recipients of its notice about a paused address.
  webhooks: { own: ["webhookCalls", "webhooks"], reads: ["users"] },
};

/** Every table. `rateLimits` belongs to db/. */
export const tables = [...new Set(Object.values(modules).flatMap(({ own }) => own)), "rateLimits"];

/**
 * Returns ESLint's import restriction for a module: the tables that it neither owns nor may read.
 *
 * @param {string} module
 */
export function foreignTables(module) {
  const { own = [], reads = [] } = modules[module] ?? {};
  return {
    regex: "^~/db/schema\\.server$",
    importNames: tables.filter((table) => !own.includes(table) && !reads.includes(table)),
    message: "The table belongs to another module: call a function of it (scripts/lib/table-owners.js).",
  };
}

/**
 * Returns ESLint's syntax restrictions against writing the tables that a module may only read.
 *
 * @param {string} module
 */
export function foreignWrites(module) {
  const { reads = [] } = modules[module] ?? {};
  const table = `[arguments.0.name=/^(${reads.join("|")})$/]`;
  return ["callee.property.name=/^(insert|update|delete)$/", "callee.name='deleteInBatches'"].map((call) => ({
    selector: `CallExpression[${call}]${table}`,
    message: "Only the module of the table writes it (scripts/lib/table-owners.js).",
  }));
}
