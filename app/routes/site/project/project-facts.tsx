import * as text from "~/messages/projects";
import * as servicesText from "~/messages/services";
import { paths } from "~/paths";
import type { ServiceSlug } from "~/settings/offer";

export function ProjectFacts({ place, service }: { place: string; service: ServiceSlug }) {
  return (
    <dl className="border-t border-line-strong min-[56rem]:col-span-5 min-[56rem]:col-start-8">
      <div className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
        <dt className="text-muted">{text.place}</dt>
        <dd className="min-w-0 text-end wrap-anywhere">{place}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-6 border-b border-line py-3.5">
        <dt className="text-muted">{text.service}</dt>
        <dd className="text-end">
          <a href={paths.service(service)} className="text-accent-text underline">
            {servicesText.serviceLabels[service]}
          </a>
        </dd>
      </div>
    </dl>
  );
}
