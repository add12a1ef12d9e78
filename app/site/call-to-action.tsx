import * as text from "~/messages/frame";
import { paths } from "~/paths";
import type { ServiceSlug } from "~/settings/offer";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";
import { Picture } from "./picture";
import type { PictureName } from "./pictures";

// Eased, because a linear gradient has visible edges.
const fade =
  "after:absolute after:inset-0 after:bg-[linear-gradient(90deg,var(--color-ink)_1%,color-mix(in_srgb,var(--color-ink)_97%,transparent)_12%,color-mix(in_srgb,var(--color-ink)_86%,transparent)_24%,color-mix(in_srgb,var(--color-ink)_50%,transparent)_42%,color-mix(in_srgb,var(--color-ink)_14%,transparent)_60%,color-mix(in_srgb,var(--color-ink)_3%,transparent)_72%,transparent_84%)]";

interface CallToActionProps {
  title: string;
  label?: string;
  /** The service that the button preselects. */
  service?: ServiceSlug;
  /** A point cloud with its subject in the right half. */
  picture: PictureName;
}

/** Renders the last section of a page: one sentence and one button on a dark panel with a point cloud. */
export function CallToAction({ title, label = text.bookAppointment, service, picture }: CallToActionProps) {
  return (
    <section className="pb-section print:hidden">
      <Container>
        <div className="on-ink relative isolate overflow-clip border border-line px-[clamp(1.5rem,5vw,5rem)] py-[clamp(2rem,1rem+4vw,6rem)]">
          <div
            className={`absolute inset-y-0 right-0 -z-1 w-full max-w-248 after:bg-ink/70 md:after:bg-ink/55 lg:after:bg-ink/25 xl:after:bg-transparent ${fade}`}
          >
            <Picture
              name={picture}
              alt=""
              sizes="(min-width: 62rem) 62rem, 100vw"
              className="size-full object-cover object-[30%_62%]"
            />
          </div>
          <h2 className="mb-5 max-w-[22ch] md:mb-8">{title}</h2>
          <ArrowButton to={paths.booking({ service })}>{label}</ArrowButton>
        </div>
      </Container>
    </section>
  );
}

/** Renders the primary link of a page, with an arrow that moves on hover. */
export function ArrowButton({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} reloadDocument variant="primary" className="group/arrow print:hidden">
      {children}
      <Icon
        name="arrow"
        className="size-5 transition-transform duration-(--duration-base) ease-out group-hover/arrow:translate-x-0.75"
      />
    </ButtonLink>
  );
}
