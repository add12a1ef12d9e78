import { toDeviceRow } from "~/back-office/to-device-row.server";
import { formatPacificShort } from "~/lib/pacific-time";
import { unknownDevice } from "~/messages/account-security";
import * as text from "~/messages/colleague-access";
import { findCalendarUse } from "~/staff/sessions/calendar-address.server";
import { describeBrowser, listDevices } from "~/staff/sessions/devices.server";
import type { Access } from "./access-panels";

/**
 * Returns what gives access to an account at present.
 *
 * @param current the id of the session that asks
 */
export async function readAccess(userId: string, current: string): Promise<Access> {
  const [devices, use] = await Promise.all([listDevices(userId, current), findCalendarUse(userId)]);
  return {
    devices: devices.map(toDeviceRow),
    calendar: { version: use?.version ?? 0, use: describeUse(use?.readAt ?? null, use?.reader ?? "") },
  };
}

function describeUse(readAt: Date | null, reader: string): string {
  if (!readAt) return text.neverRead;
  const browser = describeBrowser(reader);
  // Calendar apps are no browsers, but name themselves first: "Google-Calendar-Importer/1.0 (…)".
  const program = browser === unknownDevice ? (/^[^/(;]{2,60}/.exec(reader)?.[0].trim() ?? "") : browser;
  const time = formatPacificShort(readAt);
  return program === "" ? text.lastRead(time) : text.lastReadBy(time, program);
}
