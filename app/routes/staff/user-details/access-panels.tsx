import { Link } from "@remix-run/react";
import { DeviceList, type DeviceRow } from "~/back-office/device-list";
import { devices as devicesTitle } from "~/messages/account-security";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { questionAddress } from "./changes";

/** What gives access to an account at present. */
export interface Access {
  devices: DeviceRow[];
  calendar: {
    version: number;
    /** When the address was last read, and by what, in words. */
    use: string;
  };
}

/** Where a colleague is signed in and whether their calendar address is used, with what ends either. */
export function AccessPanels({ id, access: { devices, calendar } }: { id: string; access: Access }) {
  return (
    <>
      <Panel title={devicesTitle}>
        {devices.length === 0 ? (
          <p>{text.noDevices}</p>
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="text-muted">{text.devicesLead}</p>
            <div className="w-full">
              <DeviceList devices={devices} />
            </div>
            <ButtonLink to={questionAddress(id, "sign-out")} size="sm" variant="danger">
              {text.signOutEverywhere}
            </ButtonLink>
          </div>
        )}
      </Panel>
      <Panel title={text.calendar}>
        <p>{calendar.use}</p>
        <p className="text-muted">{text.calendarLead}</p>
        <ButtonLink to={questionAddress(id, "calendar")} size="sm" variant="danger" className="mt-4">
          {text.endAddress}
        </ButtonLink>
      </Panel>
    </>
  );
}

/** Leads administrators from the page of their own account to where their own devices are. */
export function OwnDevicesPanel() {
  return (
    <Panel title={devicesTitle}>
      <p>
        <RichText
          text={text.ownDevices}
          tags={{ link: (label) => <Link to={paths.accountSecurity()}>{label}</Link> }}
        />
      </p>
    </Panel>
  );
}
