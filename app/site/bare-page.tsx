import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Container } from "~/ui/container";
import { Logo } from "./logo";

/** The frame of a page without header and footer: the logo, and the content below. */
export function BarePage({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr]">
      <Container className="flex min-h-18 items-center">
        <a href={paths.home()} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </Container>
      <Container className={`grid content-center pt-8 pb-24 ${className}`}>{children}</Container>
    </main>
  );
}
