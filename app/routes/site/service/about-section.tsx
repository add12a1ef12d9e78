import { Section, Split } from "~/site/section";
import type { ServicePage } from "~/site/service-pages/service-page";

/** Renders the description of the service, its first paragraph in larger type. */
export function AboutSection({ about }: { about: ServicePage["about"] }) {
  return (
    <Section>
      <Split title={<h2>{about.heading}</h2>}>
        <div className="grid max-w-read gap-5">
          {about.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? "text-lead" : "text-muted"}>
              {paragraph}
            </p>
          ))}
        </div>
      </Split>
    </Section>
  );
}
