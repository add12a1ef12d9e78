import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as frameText from "~/messages/frame";
import * as text from "~/messages/projects";
import { paths } from "~/paths";
import { specimenSlug } from "~/projects/project";
import { publishedProjects } from "~/projects/published-projects.server";
import { ArrowButton, CallToAction } from "~/site/call-to-action";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { ProjectCard, projectGrid } from "~/site/project-card";
import { PageHead } from "~/site/section";
import { Container } from "~/ui/container";

export const headers = marketingHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...subPageMeta(matches, {
    name: text.pageName,
    path: paths.projects(),
    description: text.description,
    image: "about-1200.jpg",
  }),
  ...(data && data.projects.length > 0 ? [] : [{ name: "robots", content: "noindex" }]),
];

export function loader() {
  return { projects: publishedProjects() };
}

export default function ProjectsPage() {
  const { projects } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={text.title}
        lead={projects.length > 0 ? text.lead : text.none}
        className="pb-[clamp(2.5rem,4vw,4.5rem)]"
      />
      <Container className="pb-section">
        {projects.length === 0 ? (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ArrowButton to={`${paths.home()}#services`}>{frameText.services}</ArrowButton>
            <a href={paths.project(specimenSlug)}>{text.specimen.open}</a>
          </div>
        ) : (
          <ul className={projectGrid}>
            {projects.map((project, index) => (
              <li key={project.id}>
                <ProjectCard project={project} isFirst={index < 2} level="h2" />
              </li>
            ))}
          </ul>
        )}
      </Container>
      <CallToAction title={text.closing} picture="closing-digital-twin" />
    </>
  );
}
