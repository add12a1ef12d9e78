import { Form } from "@remix-run/react";
import { DeviceList } from "~/back-office/device-list";
import type { DeviceRow } from "~/back-office/to-device-row.server";
import * as text from "~/messages/account-security";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { useIsSubmitting } from "~/ui/submit-button";

/** Where the account is signed in; each device but this one can be signed out. */
export function DeviceSection({ devices }: { devices: DeviceRow[] }) {
  const isEndingOthers = useIsSubmitting({ intent: "end-others" });
  return (
    <Panel title={text.devices}>
      <div className="grid gap-4">
        <p className="text-muted">{text.devicesLead}</p>
        <DeviceList devices={devices} />
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
