import type { ReactNode } from "react";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { ChunkBoundary } from "~/ui/chunk-boundary";
import { Container } from "~/ui/container";
import { lazyPart } from "~/ui/lazy-part";
import { Logo } from "./logo";

const logo = lazyPart(import.meta.env.SSR && Logo, () => import("./logo").then(({ Logo }) => Logo));

/**
 * The frame of a page without header and footer: the logo, and the content below. Every page with React loads the frame, for its errors, but
 * not the logo: until a browser has it, or if it is not connected, there is the name.
 */
export function BarePage({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr]">
      <Container className="flex min-h-18 items-center">
        <a href={paths.home()} className="inline-flex min-h-11 items-center">
          <ChunkBoundary pending={company().name} fallback={company().name}>
            <logo.Part />
          </ChunkBoundary>
        </a>
      </Container>
      <Container className={`grid content-center pt-8 pb-24 ${className}`}>{children}</Container>
    </main>
  );
}
