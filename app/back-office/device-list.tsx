import { formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/account-security";
import type { Device } from "~/staff/sessions/devices.server";
import { IntentButton } from "./intent-button";

export function DeviceList({ devices }: { devices: readonly DeviceRow[] }) {
  return (
    <ul className="border-t border-line">
      {devices.map(({ id, name, signedIn, seen, place, isCurrent }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-small text-muted">{text.deviceTimes(signedIn, seen)}</p>
            {place && <p className="text-small wrap-anywhere text-muted">{place}</p>}
          </div>
          {isCurrent ? (
            <p className="text-small font-medium">{text.thisDevice}</p>
          ) : (
            <IntentButton intent="end-device" fields={{ id }} label={text.signOutDevice(name, signedIn)}>
              {text.signOut}
            </IntentButton>
          )}
        </li>
      ))}
    </ul>
  );
}

export type DeviceRow = ReturnType<typeof toDeviceRow>;

/**
 * Formats a device for a page. Times are formatted on the server, because a browser may format them differently.
 *
 * @param here the viewer's address from `clientAddress`; the row marks the same address, because few people know their own
 */
export function toDeviceRow({ id, name, isCurrent, signedInAt, lastSeenAt, address }: Device, here: string) {
  return {
    id,
    name,
    isCurrent,
    signedIn: formatPacificShort(signedInAt),
    seen: formatPacificShort(lastSeenAt),
    place: address && (address === here ? text.fromHere(address) : text.from(address)),
  };
}
