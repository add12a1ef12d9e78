import { services } from "~/booking/services";
import { services as text } from "~/messages/home";
import { Section, SectionHead } from "~/site/section";
import { ServiceCard } from "~/site/service-pages/service-card";
import { UnsurePanel } from "./unsure-panel";

/** Renders the seven services, three per row, and a panel for visitors who cannot choose. */
export function ServiceSection() {
  return (
    <Section tone="ruled" id="services">
      <SectionHead title={text.title} lead={text.lead} />
      <div className="grid gap-x-gutter gap-y-5 min-[38rem]:grid-cols-2 min-[38rem]:gap-y-[clamp(2rem,1.4rem+2vw,3.5rem)] min-[62rem]:grid-cols-3">
        {services.map((service) => (
          <ServiceCard
            key={service.slug}
            service={service}
            layout="grid"
            sizes="(min-width: 90rem) 28rem, (min-width: 62rem) 31vw, (min-width: 38rem) 46vw, 12rem"
          />
        ))}
        <UnsurePanel />
      </div>
    </Section>
  );
}
