import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "./logo";
import { languages, mainNavigation, type NavigationLink } from "./navigation";

export const drawerId = "drawer";

// React 18 has no names of its own for these attributes, and hands them on as they are.
const popover = { popover: "auto" };
const closesDrawer = { popovertarget: drawerId, popovertargetaction: "hide" };

const row = "flex min-h-13 w-full items-center justify-between border-t border-line text-lg font-medium";

/** The menu of small screens: a popover, so Escape and a tap outside close it without script. */
export function SiteDrawer() {
  const { pathname } = useLocation();
  return (
    <nav
      id={drawerId}
      {...popover}
      aria-label="Mobile"
      className={
        "fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto border-0 border-l " +
        "border-line bg-surface px-margin pt-3 pb-8 text-text backdrop:bg-scrim sm:w-96 " +
        "translate-x-0 transition-[translate,display,overlay] transition-discrete duration-(--duration-slow) " +
        "ease-out not-open:translate-x-full open:starting:translate-x-full"
      }
    >
      <div className="mb-4 flex min-h-12 items-center justify-between">
        <Logo />
        <button
          type="button"
          {...closesDrawer}
          aria-label="Close menu"
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-soft"
        >
          <Icon name="close" />
        </button>
      </div>
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
    </nav>
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
