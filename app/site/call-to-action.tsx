import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";
import { Picture } from "./picture";

/** Renders the last section of a page: one sentence and one button on a dark background with a point cloud. */
export function CallToAction({ title, label, to }: { title: string; label: string; to: string }) {
  return (
    <section className="on-ink relative isolate overflow-clip">
      <Picture
        name="living-points"
        alt=""
        sizes="(min-width: 62rem) 62rem, 100vw"
        className="absolute inset-y-0 right-0 -z-1 h-full w-full max-w-248 mask-[linear-gradient(90deg,transparent,#000_70%)] object-cover object-[30%_62%] opacity-30 min-[56rem]:opacity-75"
      />
      <Container className="py-section">
        <h2 className="mb-8 max-w-[22ch]">{title}</h2>
        <ArrowButton to={to}>{label}</ArrowButton>
      </Container>
    </section>
  );
}

/** Renders the primary link of a page, with an arrow that moves on hover. */
export function ArrowButton({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} reloadDocument variant="primary" className="group/arrow">
      {children}
      <Icon
        name="arrow"
        className="size-5 transition-transform duration-(--duration-base) ease-out group-hover/arrow:translate-x-0.75"
      />
    </ButtonLink>
  );
}
