import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { Logo } from "./logo";
import { languages, mainNavigation, type NavigationLink } from "./navigation";

export const drawerId = "drawer";

const row = "flex min-h-13 w-full items-center justify-between border-t border-line text-lg font-medium";

/** The navigation on small screens. */
export function SiteDrawer() {
  const { pathname } = useLocation();
  return (
    <Drawer
      id={drawerId}
      label="Mobile"
      side="end"
      header={<Logo />}
      headerClassName="min-h-12"
      className="w-full max-w-none px-margin pt-3 pb-8 sm:w-96"
    >
      <div className="border-b border-line">
        {mainNavigation.map((entry) =>
          "links" in entry ? (
            <DrawerGroup key={entry.label} label={entry.label} links={entry.links} current={pathname} />
          ) : (
            <a
              key={entry.label}
              href={entry.href}
              className={row}
              aria-current={entry.href === pathname ? "page" : undefined}
            >
              {entry.label}
            </a>
          ),
        )}
        <DrawerGroup
          label={languages[0].label}
          links={languages.map(({ label, code }) => ({ label, href: "#", lang: code }))}
          current=""
        />
      </div>
      <ButtonLink to={paths.booking()} reloadDocument variant="primary" className="mt-6 w-full">
        Book an appointment
      </ButtonLink>
    </Drawer>
  );
}

function DrawerGroup({
  label,
  links,
  current,
}: {
  label: string;
  links: readonly NavigationLink[];
  current: string;
}) {
  return (
    <details name="drawer" className="group" open={links.some(({ href }) => href === current) || undefined}>
      <summary className={row}>
        {label}
        <Icon
          name="chevron"
          className="size-3 transition-transform duration-(--duration-base) ease-out group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">
        {links.map(({ label, href, lang }) => (
          <a
            key={label}
            href={href}
            lang={lang}
            className="flex min-h-11 items-center border-l-2 border-transparent pl-4 aria-[current]:border-accent"
            aria-current={href === current ? "page" : undefined}
          >
            {label}
          </a>
        ))}
      </div>
    </details>
  );
}
