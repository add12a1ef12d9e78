import { z } from "zod";
import { parseSender } from "./parse-sender";

const optionalText = z.string().trim().optional();
const url = (protocols: RegExp, example: string) =>
  optionalText.pipe(
    z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional(),
  );

const smtpExample =
  "smtp://user:password@mail.example.com:587; in the user and the password write # as %23, / as %2F, ? as %3F and @ as %40";

/** Whether only options follow the host: an unencoded `#`, `/` or `?` in the password would end the host early. */
function isHostAlone(typed: string): boolean {
  // The URL rule has already rejected it.
  if (!URL.canParse(typed)) return true;
  const { pathname, search, hash } = new URL(typed);
  return ["", "/"].includes(pathname) && !search.includes("@") && hash === "";
}

/** The first administrator's email if ADMIN_EMAIL is not set. */
export const defaultAdminEmail = "admin@example.com";

/** The minimum length of SESSION_SECRET, in characters. */
const minSecret = 32;

const fields = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], { error: "must be production, development or test" })
    .default("production"),
  HOST: optionalText,
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(1).max(65535).default(3000),
  // Only the origin is kept: scheme, host and port.
  PUBLIC_URL: url(/^https?$/, "https://www.example.com").transform((typed) => typed && new URL(typed).origin),
  DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@localhost:5432/datum3d"),
  DATA_DIR: z.string().trim().min(1).default("data"),
  UPLOADS_DIR: z.string().trim().min(1).default("uploads"),
  // A port without a host means the loopback interface.
  METRICS_PORT: z
    .string()
    .trim()
    .regex(/^(?:.+:)?\d{1,5}$/, "must be a port number, or host:port")
    .transform((typed) => {
      const [, host = "127.0.0.1", number] = /^(?:\[?(.+?)\]?:)?(\d+)$/.exec(typed) ?? [];
      return { host, port: Number(number) };
    })
    .optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().trim().min(1).default("us-west-2"),
  S3_ENDPOINT: url(/^https?$/, "https://storage.example.com"),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  // The current secret, then earlier ones that are still accepted. A single secret may contain a comma.
  SESSION_SECRET: z
    .string()
    .trim()
    .transform((typed) => {
      const secrets = typed.split(",").map((secret) => secret.trim());
      return secrets.every(({ length }) => length >= minSecret) ? secrets : [typed];
    })
    .refine(([first = ""]) => first.length >= minSecret, `must have at least ${minSecret} characters`)
    .optional(),
  ADMIN_EMAIL: z.email("must be an email address").default(defaultAdminEmail),
  ADMIN_PASSWORD: optionalText.pipe(
    z.string().min(8, "must have 8 to 128 characters").max(128, "must have 8 to 128 characters").optional(),
  ),
  INSIDE_HOSTS: z
    .string()
    .default("")
    .transform((typed) =>
      typed
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  SMTP_URL: url(/^smtps?$/, smtpExample).refine((typed) => typed === undefined || isHostAlone(typed), {
    error: `must be an address such as ${smtpExample}`,
  }),
  MAIL_FROM: optionalText.refine((typed) => typed === undefined || parseSender(typed) !== null, {
    error: "must be a name and one address, such as Datum 3D <hello@example.com>",
  }),
  TRUST_PROXY: z.coerce
    .number({ error: "must be the number of proxies in front, 0 to 10" })
    .int()
    .min(0)
    .max(10)
    .default(0),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),
});

const schema = fields.superRefine(
  (env, context) => {
    const require = (name: keyof typeof env, reason: string) => {
      if (env[name] === undefined) context.addIssue({ code: "custom", path: [name], message: reason });
    };
    if (env.NODE_ENV === "production" && env.DATABASE_URL)
      require("SESSION_SECRET", "is required when DATABASE_URL is set: every process must sign cookies alike");
    if (env.METRICS_PORT && env.METRICS_PORT.port === env.PORT)
      context.addIssue({ code: "custom", path: ["METRICS_PORT"], message: "must differ from PORT" });
    if (env.S3_ACCESS_KEY_ID) require("S3_SECRET_ACCESS_KEY", "is required with S3_ACCESS_KEY_ID");
    if (env.S3_SECRET_ACCESS_KEY) require("S3_ACCESS_KEY_ID", "is required with S3_SECRET_ACCESS_KEY");
    if (env.SMTP_URL) require("MAIL_FROM", "is required with SMTP_URL: the address that mail is sent from");
    if (env.SMTP_URL)
      require("PUBLIC_URL", "is required with SMTP_URL: links in mails need the site's address");
  },
  // Also runs when single variables are invalid, so all errors are reported at once.
  { when: () => true },
);

export type Env = z.output<typeof schema>;

/** The environment is invalid. `message` has one line for each error, which starts with the name of the variable. */
class EnvError extends Error {
  override name = "EnvError";
}

/** Reads and validates the settings. An empty variable counts as not set. Throws an `EnvError` with all errors. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new EnvError(["The environment has faults:", ...faults.map((fault) => `  - ${fault}`)].join("\n"));
}

let current: Env | undefined;

/** Returns the settings of this process, which are read once. */
export function env(): Env {
  return (current ??= readEnv());
}

/** Returns the unchanged environment, for child processes. */
export function systemEnv(): NodeJS.ProcessEnv {
  return process.env;
}

/**
 * Returns the value that the outermost of our own proxies has written into a list such as X-Forwarded-Host. Undefined without TRUST_PROXY,
 * because without a proxy anyone can send this header.
 */
export function fromProxy(header: string | null | undefined): string | undefined {
  const proxies = env().TRUST_PROXY;
  if (proxies === 0) return undefined;
  const values = header?.split(",") ?? [];
  return values.at(-Math.min(proxies, values.length))?.trim();
}
