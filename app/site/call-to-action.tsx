import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icon";
import { Picture } from "./picture";

/** The last band of a page, on ink: one sentence and one button, the scanned room fading in from the right. */
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

/** The primary button of a page, with the arrow that moves on. */
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
