import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as text from "~/messages/projects";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import { type PublishedProject, specimenSlug, toPictureName } from "~/projects/project";
import { publishedProjects } from "~/projects/published-projects.server";
import { company } from "~/settings/company";
import { Breadcrumbs } from "~/site/breadcrumbs";
import { CallToAction } from "~/site/call-to-action";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { ProjectPicture } from "~/site/project-picture";
import { ButtonLink } from "~/ui/button";
import { CompanyText } from "~/ui/company-text";
import { Container } from "~/ui/container";
import { ProjectFacts } from "./project-facts";
import { Specimen, specimenMeta } from "./specimen";

export const headers = marketingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { project } = data;
  if (!project) return specimenMeta(matches);
  const [cover] = project.pictures;
  return subPageMeta(matches, {
    name: project.title.text,
    parents: [{ name: text.pageName, path: paths.projects() }],
    path: paths.project(project.slug),
    description: text.descriptionOf(
      project.title.text,
      project.place,
      servicesText.serviceLabels[project.service],
    ),
    image: cover
      ? paths.projectPicture(toPictureName(cover.id, cover.widths.at(-1) ?? 0, "jpg"))
      : "about-1200.jpg",
  });
};

export function loader({ params }: LoaderFunctionArgs) {
  const project = publishedProjects().find(({ slug }) => slug === params.slug?.toLowerCase());
  if (project) return { project };
  if (params.slug !== specimenSlug || company().hasProjects) throw new Response(null, { status: 404 });
  return { project: null };
}

export default function ProjectRoute() {
  const { project } = useLoaderData<typeof loader>();
  return project ? <ProjectPage project={project} /> : <Specimen />;
}

function ProjectPage({ project }: { project: PublishedProject }) {
  const [cover, ...others] = project.pictures;
  return (
    <>
      <Container className="pb-section">
        <Breadcrumbs
          parent={{ name: text.pageName, href: paths.projects() }}
          name={<CompanyText {...project.title} />}
        />
        <div className="grid items-end gap-x-gutter gap-y-6 pt-[clamp(1rem,3vw,3rem)] pb-[clamp(2.5rem,4vw,4rem)] min-[56rem]:grid-cols-12">
          <h1 className="wrap-anywhere min-[56rem]:col-span-7">
            <CompanyText {...project.title} />
          </h1>
          <ProjectFacts place={project.place} service={project.service} />
        </div>
        {cover && (
          <ProjectPicture
            picture={cover}
            sizes="(min-width: 90rem) 84rem, 92vw"
            isFirst
            className="h-auto max-h-[80svh] w-full bg-sunken object-contain"
          />
        )}
        <div className="grid gap-x-gutter gap-y-8 py-[clamp(2.5rem,4vw,4rem)] min-[56rem]:grid-cols-12">
          <div className="grid max-w-read gap-5 min-[56rem]:col-span-8">
            {project.text.text.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index} lang={project.text.lang} className="wrap-anywhere whitespace-pre-line">
                {paragraph}
              </p>
            ))}
            {project.link && (
              <div>
                <ButtonLink to={project.link} reloadDocument target="_blank" rel="noopener">
                  {text.open}
                  <span className="sr-only"> ({text.newTab})</span>
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
        {others.length > 0 && (
          <ul className="grid items-start gap-gutter md:grid-cols-2">
            {others.map((picture) => (
              <li key={picture.id}>
                <ProjectPicture
                  picture={picture}
                  sizes="(min-width: 90rem) 42rem, (min-width: 48rem) 46vw, 92vw"
                  className="h-auto w-full"
                />
              </li>
            ))}
          </ul>
        )}
      </Container>
      <CallToAction title={text.closing} service={project.service} picture={`closing-${project.service}`} />
    </>
  );
}
