import "~/lib/zod-config";
import { z } from "zod";
import { parsePacific } from "~/lib/pacific-time";
import { requiredLine } from "~/lib/text-fields";
import { whenValid } from "~/lib/when-valid";
import * as text from "~/messages/api-keys";
import { type ApiKeyArea, keyAreas, type ApiKeyScope } from "~/policies";

const nameLimit = 60;
const maxNetworks = 10;

const level = z.enum(["none", "read", "write"]).catch("none");
const levels = Object.fromEntries(keyAreas.map((area) => [area, level])) as Record<ApiKeyArea, typeof level>;

export const keySchema = z
  .object({
    name: requiredLine({
      errors: () => ({ missing: text.nameMissing, tooLong: text.nameTooLong }),
      limit: nameLimit,
    }),
    ...levels,
    lastDay: z.string().trim().max(40).default("").transform(parseLastDay),
    networks: z.string().max(1_000).default("").transform(parseNetworks),
  })
  .superRefine(
    (chosen, context) => {
      if (toScopes(chosen).length === 0)
        context.addIssue({ code: "custom", path: ["bookings"], message: text.accessMissing });
    },
    whenValid(...keyAreas),
  )
  .transform(({ name, lastDay: expiresAt, networks, ...chosen }) => ({
    name,
    scopes: toScopes(chosen),
    expiresAt,
    networks,
  }));

export type NewKey = z.output<typeof keySchema>;

function toScopes(chosen: Record<ApiKeyArea, z.output<typeof level>>): ApiKeyScope[] {
  return keyAreas.flatMap((area) => {
    const level = chosen[area];
    return level === "none" ? [] : [`${area}:${level}` as const];
  });
}

/** Returns the end of the day, in Pacific time; null without a last day. */
function parseLastDay(typed: string, context: z.RefinementCtx): Date | null {
  if (typed === "") return null;
  const end = parsePacific(`${typed}T23:59:59.999`);
  if (end && end.getTime() > Date.now()) return end;
  context.addIssue({ code: "custom", message: text.lastDayAhead });
  return z.NEVER;
}

function parseNetworks(typed: string, context: z.RefinementCtx): string[] {
  const parts = typed.split(/[\s,]+/).filter(Boolean);
  const wrong = parts.find((part) => readNetwork(part) === null);
  if (wrong !== undefined) context.addIssue({ code: "custom", message: text.networkFormat(wrong) });
  if (parts.length > maxNetworks)
    context.addIssue({ code: "custom", message: text.tooManyNetworks(maxNetworks) });
  return parts;
}

interface Network {
  address: string;
  prefix: number;
  family: "ipv4" | "ipv6";
}

const ipv4 = z.union([z.cidrv4(), z.ipv4().transform((address) => `${address}/32`)]);

/** A sender's address is truncated to its /64, so a longer prefix would not match. */
const maxIpv6Prefix = 64;

/** Accepts an IPv4 address, an IPv4 network, or an IPv6 network of a /64 or larger; otherwise returns null. */
export function readNetwork(text: string): Network | null {
  const family = text.includes(":") ? "ipv6" : "ipv4";
  const { data } = (family === "ipv6" ? z.cidrv6() : ipv4).safeParse(text);
  const [address = "", length] = data?.split("/") ?? [];
  const prefix = Number(length);
  if (data === undefined || (family === "ipv6" && prefix > maxIpv6Prefix)) return null;
  return { address, prefix, family };
}
