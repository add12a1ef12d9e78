import { formatPacificShort } from "~/lib/pacific-time";
import type { Device } from "~/staff/sessions/devices.server";

export type DeviceRow = ReturnType<typeof toDeviceRow>;

/** Formats a device for a page. Times become text here, because a browser may format them differently. */
export function toDeviceRow({ id, name, isCurrent, signedInAt, lastSeenAt }: Device) {
  return {
    id,
    name,
    isCurrent,
    signedIn: formatPacificShort(signedInAt),
    seen: formatPacificShort(lastSeenAt),
  };
}
