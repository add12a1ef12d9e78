// @ts-check

/**
 * The module that each table belongs to. It alone writes the table, in functions that other modules call. What may read it beside the owner
 * is listed, since a join cannot pass through a function: lists show the names of accounts, a person's data lie in many tables.
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
  // Who gets a mail of each new request is a setting that is stored with the account.
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
    // Visits that are in somebody's own calendar, too, are no busy times.
    reads: ["mails", "visits"],
  },
  // Who is told when an address is paused.
  webhooks: { own: ["webhookCalls", "webhooks"], reads: ["users"] },
};

/** Every table; `rateLimits` is db/'s own. */
export const tables = [...new Set(Object.values(modules).flatMap(({ own }) => own)), "rateLimits"];

/**
 * Returns the import pattern of ESLint that keeps a module from the tables of others.
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
 * Returns the syntax restrictions of ESLint that keep a module from writing what it may only read.
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
