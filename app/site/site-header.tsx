import { useLocation } from "@remix-run/react";
import * as text from "~/messages/frame";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { barItem } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";
import { popoverOpenerProps } from "~/ui/popover";
import { ThemeToggle } from "~/ui/theme-toggle";
import { PhoneLink } from "./contact-tags";
import { LanguageMenu } from "./languages";
import { Logo } from "./logo";
import { mainNavigation, type NavigationGroup } from "./navigation";
import { drawerId } from "./site-drawer";
import { barItemStyles, menuEntry, SiteMenu, startMenu } from "./site-menu";

export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="site-header border-b border-line bg-surface print:hidden">
      <Container className="flex min-h-18 items-center gap-[clamp(0.75rem,2.4vw,2.5rem)]">
        <a href={paths.home()} className="inline-flex min-h-11 min-w-0 items-center">
          <Logo isInBar />
        </a>
        <nav aria-label={text.mainNavigation} className="ml-2 hidden shrink-0 gap-1 min-[68rem]:flex">
          {mainNavigation().map((entry) =>
            "links" in entry ? (
              <GroupMenu key={entry.label} group={entry} pathname={pathname} />
            ) : (
              <a
                key={entry.label}
                href={entry.href}
                className={barItemStyles(entry.href === pathname)}
                aria-current={entry.href === pathname ? "page" : undefined}
              >
                {entry.label}
              </a>
            ),
          )}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <div className="hidden min-[84rem]:block">
            <PhoneLink className={`${barItem} whitespace-nowrap tabular-nums`} />
          </div>
          <div className="hidden min-[68rem]:block">
            <LanguageMenu />
          </div>
          <ThemeToggle />
          <div className="mx-1 hidden min-[22.5rem]:block min-[32rem]:mx-2 min-[68rem]:mr-0">
            <ButtonLink
              to={paths.booking()}
              reloadDocument
              variant="primary"
              className="min-h-11 py-2 max-[32rem]:px-3"
            >
              <span>
                <RichText
                  text={text.book}
                  tags={{ more: (rest) => <span className="max-[32rem]:sr-only">{rest}</span> }}
                />
              </span>
            </ButtonLink>
          </div>
          <button
            type="button"
            {...popoverOpenerProps(drawerId)}
            aria-label={text.menu}
            className={`${barItem} min-w-11 justify-center border border-line-strong min-[68rem]:hidden`}
          >
            <Icon name="menu" />
          </button>
        </div>
      </Container>
    </header>
  );
}

/** Renders a menu with numbered links. */
function GroupMenu({ group, pathname }: { group: NavigationGroup; pathname: string }) {
  const isCurrent = (href: string) => href === pathname;
  return (
    <SiteMenu
      id={group.id}
      label={group.label}
      isCurrent={group.links.some(({ href }) => isCurrent(href))}
      className={startMenu}
    >
      {group.links.map(({ label, href }, index) => (
        <a key={href} href={href} className={menuEntry} aria-current={isCurrent(href) ? "page" : undefined}>
          <span className="font-mono text-mono text-muted" aria-hidden="true">
            {`0${index + 1}`}
          </span>
          {label}
        </a>
      ))}
    </SiteMenu>
  );
}
