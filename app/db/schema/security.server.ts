import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { createdAt, id, sha256Hex, textList, timestamptz } from "./columns.server";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const account = () =>
  uuid()
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: "cascade" });

/**
 * Invitations to become staff. The account is created when the invitation is accepted. The table stores only the hash of the token, which
 * is derived from the secret and the id.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    tokenHash: sha256Hex().notNull().unique(),
    fullName: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull().default(""),
    isAdmin: boolean().notNull().default(false),
    invitedBy: uuid().references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    expiresAt: timestamptz().notNull(),
    acceptedAt: timestamptz(),
    revokedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("invitations_open_email_key")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
  ],
);

/** Links to choose a new password. The table stores only the hash of the token, which is derived from the secret and the id. */
export const passwordResets = pgTable("password_resets", {
  id: id(),
  tokenHash: sha256Hex().notNull().unique(),
  userId: account(),
  expiresAt: timestamptz().notNull(),
  usedAt: timestamptz(),
  createdAt: createdAt(),
});

/** Sign-ins with a correct password that wait for the second factor. The id is the SHA-256 hash of the secret in the cookie. */
export const pendingSignIns = pgTable("pending_sign_ins", {
  id: sha256Hex().primaryKey(),
  userId: account(),
  /** The WebAuthn challenge of the current attempt, in base64url. */
  challenge: text(),
  expiresAt: timestamptz().notNull(),
  createdAt: createdAt(),
});

/** WebAuthn credentials. The id is the credential id in base64url. */
export const passkeys = pgTable("passkeys", {
  id: text().primaryKey(),
  userId: account(),
  publicKey: bytes().notNull(),
  counter: bigint({ mode: "number" }).notNull().default(0),
  transports: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  /** The owner's name for it, such as "Work laptop". */
  name: text().notNull(),
  createdAt: createdAt(),
  lastUsedAt: timestamptz(),
});

/** The secret of an authenticator app (TOTP, RFC 6238), encrypted with a key derived from the site's secret. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: account().primaryKey(),
  encryptedSecret: text().notNull(),
  /** Null until the first correct code. An unconfirmed secret is no second factor. */
  confirmedAt: timestamptz(),
  /** The time step of the last accepted code. No code works twice. */
  lastUsedStep: bigint({ mode: "number" }).notNull().default(0),
  createdAt: createdAt(),
});

/** One-time codes for an account whose device is lost. The table stores only their hashes. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: account(),
    codeHash: sha256Hex().notNull(),
    usedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("recovery_codes_user_id_code_hash_key").on(table.userId, table.codeHash)],
);

/** API keys of programs. The table stores only the hash of the secret. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    secretHash: sha256Hex().notNull().unique(),
    /** The creator's name for it, such as "CRM". A booking's history and the audit log use it. */
    name: text().notNull(),
    /** Such as `visits:read`, or `visits:write`, which includes `visits:read`. */
    scopes: textList(),
    /** The client networks in CIDR notation; empty for any. */
    networks: textList(),
    /** Null for a key that never expires. */
    expiresAt: timestamptz(),
    /** The time of the last use, recorded at most once a minute; null before the first use. */
    lastUsedAt: timestamptz(),
    revokedAt: timestamptz(),
    madeBy: uuid().references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("api_keys_name_key")
      .on(sql`lower(${table.name})`)
      .where(sql`${table.revokedAt} is null`),
  ],
);
