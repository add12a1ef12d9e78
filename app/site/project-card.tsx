import * as text from "~/messages/services";
import { paths } from "~/paths";
import type { PublishedProject } from "~/projects/project";
import { CompanyText } from "~/ui/company-text";
import { ProjectPicture } from "./project-picture";

/** Renders a card that links to the project's page as a whole. */
export function ProjectCard({
  project,
  isFirst = false,
  level: Heading,
}: {
  project: PublishedProject;
  isFirst?: boolean;
  level: "h2" | "h3";
}) {
  const { slug, title, place, service, pictures } = project;
  const [cover] = pictures;
  return (
    <article className="group relative has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-6 has-[a:focus-visible]:outline-focus print:break-inside-avoid">
      <div className="aspect-8/5 overflow-hidden bg-sunken">
        {cover && (
          <ProjectPicture
            picture={cover}
            alt=""
            sizes="(min-width: 90rem) 28rem, (min-width: 62rem) 31vw, (min-width: 38rem) 46vw, 92vw"
            isFirst={isFirst}
            className="size-full object-cover transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.025]"
          />
        )}
      </div>
      <Heading className="pt-4 text-h3 font-semibold tracking-[-0.012em] wrap-anywhere">
        <a
          href={paths.project(slug)}
          className="outline-none! group-hover:underline group-hover:decoration-1 after:absolute after:inset-0 after:z-(--z-raised)"
        >
          <CompanyText {...title} />
        </a>
      </Heading>
      <p className="mt-1 wrap-anywhere text-muted">{place}</p>
      <p className="mt-1 text-small text-muted">{text.serviceLabels[service]}</p>
    </article>
  );
}

export const projectGrid =
  "grid gap-x-gutter gap-y-[clamp(2rem,1.4rem+2vw,3.5rem)] min-[38rem]:grid-cols-2 min-[62rem]:grid-cols-3";
