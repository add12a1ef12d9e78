import type { ReactNode } from "react";
import * as text from "~/messages/frame";
import { inCurrentLanguage } from "~/messages/in-current-language";
import { paths } from "~/paths";
import { company, formatPlace } from "~/settings/company";
import { CompanyText } from "~/ui/company-text";
import { Container } from "~/ui/container";
import { PhoneLink } from "./contact-tags";
import { Logo } from "./logo";
import { companyLinks, type NavigationLink, serviceLinks } from "./navigation";
import socialNetworks from "./social-networks.svg?url";

export function SiteFooter() {
  return (
    <footer className="on-ink border-t border-line text-base print:hidden">
      <Container>
        <div className="grid grid-cols-2 gap-x-gutter gap-y-6 pt-[clamp(2rem,0.9rem+4.5vw,5rem)] pb-7 max-[19rem]:grid-cols-1 md:grid-cols-4 md:gap-y-10 md:pb-12 lg:grid-cols-5">
          <div className="col-span-full max-w-104 md:col-span-1 lg:col-span-2 lg:pr-12">
            <a href={paths.home()} className="inline-flex min-h-11 items-center md:-mt-3">
              <Logo />
            </a>
            <p className="mt-3 text-muted">{text.companyDescription}</p>
            <SocialNetworks />
          </div>
          <Column heading={text.company}>
            <LinkList links={[...companyLinks(), { label: text.staff, href: paths.login() }]} />
          </Column>
          <Column heading={text.servicesHeading} className="row-span-2 md:row-span-1">
            <LinkList links={serviceLinks()} />
          </Column>
          <Column heading={text.contactHeading}>
            <ContactInfo />
          </Column>
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-5 pb-7 font-mono text-mono text-muted">
          <p>{text.regions.join(", ")}</p>
          <p className="-my-1 flex flex-wrap gap-x-6">
            <a href={paths.terms()} className={legalLink}>
              {text.legalTitles.terms}
            </a>
            <a href={paths.privacy()} className={legalLink}>
              {text.legalTitles.privacy}
            </a>
          </p>
          <p>{company().hasProjects ? text.illustrationsButProjects : text.illustrations}</p>
        </div>
      </Container>
    </footer>
  );
}

function Column({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <h2 className="mb-3 text-ui leading-[1.4] font-semibold tracking-normal">{heading}</h2>
      {children}
    </div>
  );
}

const footerLink = "inline-block py-1.5 leading-snug text-muted hover:text-text hover:underline";

/** Each link has padding for touch, because on phones, long translations put the links below each other. */
const legalLink = "py-1 hover:text-text hover:underline";

function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={footerLink}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactInfo() {
  // In a narrow column, the email address wraps after the @.
  const { email, address, openingHours } = company();
  const hours = inCurrentLanguage(openingHours);
  const [user, host] = email.split("@");
  return (
    <address className="not-italic">
      <ul>
        <li>
          <a href={`mailto:${email}`} className={`${footerLink} wrap-anywhere`}>
            {user}@<wbr />
            {host}
          </a>
        </li>
        <li className="empty:hidden">
          <PhoneLink className={footerLink} />
        </li>
        <li className="py-1.5 leading-snug wrap-anywhere text-muted">{formatPlace(address)}</li>
        {hours.text && (
          <li className="py-1.5 leading-snug wrap-anywhere whitespace-pre-line text-muted">
            <CompanyText {...hours} />
          </li>
        )}
      </ul>
    </address>
  );
}

const networks = ["facebook", "twitter", "youtube", "instagram"] as const;

/**
 * Renders the links to the company's social networks, except those without a profile. The logos are in an SVG file, because in the
 * component they would be a part of the scripts of pages with React.
 */
function SocialNetworks() {
  const { networks: profiles } = company();
  return (
    <ul className="mt-4 flex items-center gap-5 text-muted md:mt-6">
      {networks.map((network) => (
        <li key={network}>
          {profiles[network] ? (
            <a
              href={profiles[network]}
              rel="noopener"
              className="-m-3 flex size-11 items-center justify-center hover:text-text"
            >
              <NetworkMark network={network} />
            </a>
          ) : (
            <NetworkMark network={network} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NetworkMark({ network }: { network: (typeof networks)[number] }) {
  return (
    <>
      <svg aria-hidden="true" className="size-5">
        <use href={`${socialNetworks}#${network}`} />
      </svg>
      <span className="sr-only">{text.socialNetworks[network]}</span>
    </>
  );
}
