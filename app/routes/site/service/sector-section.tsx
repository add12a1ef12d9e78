import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import { industries } from "~/site/industries";
import { Section, Split } from "~/site/section";
import type { ServicePage } from "~/site/service-pages/service-page";
import { Icon } from "~/ui/icon";

/** Renders the industries that order the service, and what each uses it for. */
export function SectorSection({ uses }: Pick<ServicePage, "uses">) {
  return (
    <Section tone="ruled">
      <Split title={<h2>{text.industries}</h2>}>
        <ul className="border-t border-line-strong">
          {uses.map(({ industry, text: use }) => (
            <li key={industry}>
              <a
                href={`${paths.industries()}#${industry}`}
                className="group grid grid-cols-[1fr_auto] items-baseline gap-x-gutter gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_2fr_auto]"
              >
                <span className="text-lg leading-[1.3] font-medium group-hover:text-accent-text">
                  {industries.find(({ slug }) => slug === industry)?.name}
                </span>
                <span className="text-pretty text-muted max-md:order-1 max-md:col-span-2">{use}</span>
                <Icon
                  name="arrow"
                  className="size-5 self-center text-muted transition-transform duration-(--duration-base) ease-out group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
