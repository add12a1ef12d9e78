import * as text from "~/messages/projects";
import { paths } from "~/paths";
import type { PublishedProject } from "~/projects/project";
import { ProjectCard, projectGrid } from "~/site/project-card";
import { Section, SectionHead } from "~/site/section";

/** Renders projects of the service; nothing without one. */
export function ProjectSection({ projects }: { projects: readonly PublishedProject[] }) {
  if (projects.length === 0) return null;
  return (
    <Section tone="ruled">
      <SectionHead title={text.ofService} />
      <ul className={projectGrid}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} level="h3" />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a
          href={paths.projects()}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-[0.25em] hover:decoration-2"
        >
          {text.all}
        </a>
      </p>
    </Section>
  );
}
