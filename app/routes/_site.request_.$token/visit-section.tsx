import { visit as text } from "~/messages/request";
import { ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { Icon } from "~/ui/icon";
import type { RequestView } from "./request-view.server";

/** The visit on site: when, how long, who comes, and where. */
export function VisitSection({ visit }: { visit: NonNullable<RequestView["visit"]> }) {
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
