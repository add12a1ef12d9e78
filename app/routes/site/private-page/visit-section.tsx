import { visit as text } from "~/messages/request";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Icon } from "~/ui/icon";
import type { PageView } from "./page-view.server";

/** Tells that the visit was canceled, where the visit was. */
export function CanceledVisitSection({ when }: { when: string }) {
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="mb-5">
        {text.heading}
      </h2>
      <p className="max-w-[60ch]">{text.canceled(when)}</p>
      <p className="mt-2 max-w-[60ch] text-muted">{text.canceledAdvice}</p>
    </section>
  );
}

/** The visit on site: when, how long, who comes, and where. */
export function VisitSection({ visit }: { visit: NonNullable<PageView["visit"]> }) {
  const { when, length, who, place, calendar } = visit;
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="mb-5">
        {text.heading}
      </h2>
      <DescriptionList
        items={[
          { term: text.when, value: when },
          { term: text.length, value: length },
          ...(who ? [{ term: text.who, value: who }] : []),
          { term: text.place, value: place.value },
        ]}
      />
      <ButtonLink to={calendar} reloadDocument size="sm" className="mt-5">
        <Icon name="download" className="size-4.5" />
        {text.calendar}
      </ButtonLink>
    </section>
  );
}
