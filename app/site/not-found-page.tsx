import * as errorsText from "~/messages/errors";
import * as text from "~/messages/not-found";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";
import { BarePage } from "./error-page";

export function NotFoundPage() {
  return (
    <BarePage className="items-center gap-x-gutter gap-y-12 min-[56rem]:grid-cols-12">
      <div className="min-[56rem]:col-span-7">
        <h1 className="max-w-[17ch] tracking-[-0.015em]">{text.title}</h1>
        <p className="mt-5 max-w-[36ch] text-lead text-muted">{text.advice}</p>
        <div className="mt-8 flex flex-wrap gap-x-5 gap-y-3">
          <ButtonLink to={paths.home()} reloadDocument variant="primary">
            {errorsText.returnHome}
          </ButtonLink>
          <ButtonLink to={`${paths.home()}#services`} reloadDocument variant="quiet">
            {text.services}
          </ButtonLink>
        </div>
      </div>
      <NotFoundDrawing className="max-w-md min-[56rem]:col-span-4 min-[56rem]:col-start-9" />
    </BarePage>
  );
}

function NotFoundDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 240"
      fill="none"
      aria-hidden="true"
      className={`w-full stroke-line-strong ${className}`}
    >
      <path d="M20 40h280v180H20zM160 40v70M160 150v70M20 130h90M240 130h60" strokeDasharray="5 5" />
      <g className="stroke-accent-text">
        <path d="M20 30V8M300 30V8M14 18h132M174 18h132" />
        <path d="m15 23 10-10M295 23l10-10" strokeWidth="1.75" />
      </g>
      <text x="160" y="23" textAnchor="middle" stroke="none" className="fill-muted font-mono text-sm">
        ?
      </text>
    </svg>
  );
}
