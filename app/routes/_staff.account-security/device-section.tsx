import { Form } from "@remix-run/react";
import * as text from "~/messages/account-security";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { useIsSubmitting } from "~/ui/use-is-submitting";

interface Device {
  id: string;
  /** Browser and system. */
  name: string;
  signedIn: string;
  seen: string;
  isCurrent: boolean;
}

/** Where the account is signed in; each device but this one can be signed out. */
export function DeviceSection({ devices }: { devices: Device[] }) {
  const isEndingOthers = useIsSubmitting({ intent: "end-others" });
  return (
    <Panel title={text.devices}>
      <div className="grid gap-4">
        <p className="text-muted">{text.devicesLead}</p>
        <ul className="border-t border-line">
          {devices.map((device) => (
            <DeviceItem key={device.id} {...device} />
          ))}
        </ul>
        {devices.length > 1 && (
          <Form method="post">
            <input type="hidden" name="intent" value="end-others" />
            <Button type="submit" size="sm" variant="danger" isLoading={isEndingOthers}>
              {text.signOutOthers}
            </Button>
          </Form>
        )}
      </div>
    </Panel>
  );
}

function DeviceItem({ id, name, signedIn, seen, isCurrent }: Device) {
  const isEnding = useIsSubmitting({ id, intent: "end-device" });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{text.deviceTimes(signedIn, seen)}</p>
      </div>
      {isCurrent ? (
        <p className="text-small font-medium">{text.thisDevice}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="end-device" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="sm"
            isLoading={isEnding}
            aria-label={text.signOutDevice(name, signedIn)}
          >
            {text.signOut}
          </Button>
        </Form>
      )}
    </li>
  );
}
