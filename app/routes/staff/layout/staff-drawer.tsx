import * as text from "~/messages/staff-frame";
import { Logo } from "~/site/logo";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps } from "~/ui/popover";
import { NavigationList } from "./navigation-list";

const id = "staff-drawer";

export function DrawerButton() {
  return (
    <button
      type="button"
      {...popoverOpenerProps(id)}
      aria-label={text.menu}
      className="-ms-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-soft lg:hidden"
    >
      <Icon name="menu" />
    </button>
  );
}

/** The navigation on small screens. */
export function StaffDrawer({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Drawer
      id={id}
      label={text.staffMenu}
      side="start"
      header={<Logo className="text-[1.0625rem]" />}
      headerClassName="min-h-15 ps-3"
      className="w-72 max-w-[calc(100%-3.5rem)] px-3 pb-6 lg:hidden"
    >
      <NavigationList isAdmin={isAdmin} />
    </Drawer>
  );
}
