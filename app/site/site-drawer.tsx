import { useLocation } from "@remix-run/react";
import * as text from "~/messages/frame";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { ButtonLink } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { CurrentLanguage, LanguageEntries } from "./languages";
import { Logo } from "./logo";
import { mainNavigation, type NavigationGroup, type NavigationLink } from "./navigation";

export const drawerId = "drawer";

const row = "flex min-h-13 w-full items-center justify-between text-lg font-medium";
const subRow =
  "flex min-h-11 w-full items-center border-l-2 pl-4 aria-[current]:border-accent not-aria-[current]:border-transparent " +
  "forced-colors:not-aria-[current]:border-l-0 forced-colors:aria-[current]:border-[Highlight]";

/** Renders the navigation on small screens: pages, languages, phone and email. */
export function SiteDrawer() {
  const { phone } = company();
  return (
    <Drawer
      id={drawerId}
      label={text.drawerNavigation}
      side="end"
      header={<Logo />}
      headerClassName="min-h-12"
      className="w-full max-w-none flex-col px-margin pt-3 pb-6 open:flex sm:w-96"
    >
      <div className="mb-auto divide-y divide-line border-y border-line">
        {mainNavigation().map((entry) =>
          "links" in entry ? (
            <DrawerGroup key={entry.label} {...entry} />
          ) : (
            <DrawerLink key={entry.label} {...entry} className={row} />
          ),
        )}
        <details name="drawer" className="group">
          <summary className={row}>
            <span>
              <CurrentLanguage />
            </span>
            <Icon
              name="chevron"
              className="size-3 transition-transform duration-(--duration-base) ease-out group-open:rotate-180"
            />
          </summary>
          <div className="pb-3">
            <LanguageEntries className={subRow} />
          </div>
        </details>
      </div>
      <ButtonLink to={paths.booking()} reloadDocument variant="primary" className="mt-6 w-full">
        {text.bookAppointment}
      </ButtonLink>
      {phone && (
        <a
          href={phone.href}
          className="mt-2 flex min-h-11 items-center justify-center font-semibold text-accent-text underline underline-offset-[0.25em]"
        >
          {text.call(phone.label)}
        </a>
      )}
    </Drawer>
  );
}

/** Renders a menu's links without folding them, because the drawer has room for all. */
function DrawerGroup({ label, links }: NavigationGroup) {
  return (
    <div className="pt-3 pb-2">
      <p className="text-small text-muted">{label}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <DrawerLink {...link} className={subRow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DrawerLink({ label, href, className }: NavigationLink & { className: string }) {
  const { pathname } = useLocation();
  return (
    <a href={href} className={className} aria-current={href === pathname ? "page" : undefined}>
      {label}
    </a>
  );
}
