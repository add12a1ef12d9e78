import * as text from "~/messages/projects";
import { paths } from "~/paths";
import { specimenSlug } from "~/projects/project";
import { Breadcrumbs } from "~/site/breadcrumbs";
import { CallToAction } from "~/site/call-to-action";
import { subPageMeta } from "~/site/page-meta";
import { Picture } from "~/site/picture";
import { sampleUrl } from "~/site/samples";
import { Container } from "~/ui/container";
import { ProjectFacts } from "./project-facts";

const service = "scan-to-plan";

/** Returns the metadata of an example, which search engines must not list. */
export function specimenMeta(matches: Parameters<typeof subPageMeta>[0]) {
  const { title, notice } = text.specimen;
  const page = subPageMeta(matches, {
    name: title,
    parents: [{ name: text.pageName, path: paths.projects() }],
    path: paths.project(specimenSlug),
    description: notice,
    image: "about-1200.jpg",
  });
  return [...page, { name: "robots", content: "noindex" }];
}

export function Specimen() {
  const { label, notice, title, place, alt, planAlt, tourAlt, parts, links } = text.specimen;
  const results = [
    { name: links.plan, href: sampleUrl("plan") },
    { name: links.tour, href: paths.sampleTour() },
    { name: links.scan, href: paths.sampleScan() },
  ];
  return (
    <>
      <Container className="pb-section">
        <Breadcrumbs parent={{ name: text.pageName, href: paths.projects() }} name={title} />
        <p className="mt-6 grid gap-x-4 gap-y-2 border-[1.5px] border-text bg-raised p-4 sm:grid-cols-[auto_1fr] sm:items-baseline">
          <strong className="justify-self-start border border-line-strong px-1.5 text-small">{label}</strong>
          <span className="max-w-[66ch]">{notice}</span>
        </p>
        <div className="grid items-end gap-x-gutter gap-y-6 pt-[clamp(1rem,3vw,3rem)] pb-[clamp(2.5rem,4vw,4rem)] min-[56rem]:grid-cols-12">
          <h1 className="wrap-anywhere min-[56rem]:col-span-7">{title}</h1>
          <ProjectFacts place={place} service={service} />
        </div>
        <Picture
          name="plan-top"
          alt={alt}
          sizes="(min-width: 90rem) 84rem, 92vw"
          isFirst
          className="h-auto w-full bg-sunken"
        />
        <dl className="my-[clamp(2.5rem,4vw,4rem)] border-t border-line-strong">
          {parts.map((part, index) => (
            <div
              key={part.name}
              className="grid gap-x-gutter gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_2fr]"
            >
              <dt className="text-h3 font-semibold tracking-[-0.012em]">{part.name}</dt>
              <dd className="max-w-[60ch]">
                {part.text}
                {index === parts.length - 1 && (
                  <ul className="mt-3">
                    {results.map(({ name, href }) => (
                      <li key={href}>
                        <a
                          href={href}
                          className="inline-flex min-h-11 items-center text-accent-text underline"
                        >
                          {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid items-start gap-gutter md:grid-cols-2">
          {(
            [
              ["scan-to-plan", planAlt],
              ["sample-tour", tourAlt],
            ] as const
          ).map(([name, description]) => (
            <Picture
              key={name}
              name={name}
              alt={description}
              sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 46vw, 92vw"
              className="aspect-8/5 h-auto w-full object-cover"
            />
          ))}
        </div>
      </Container>
      <CallToAction title={text.closing} service={service} picture={`closing-${service}`} />
    </>
  );
}
