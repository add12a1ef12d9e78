import { about } from "~/site/about";
import { Picture } from "~/site/picture";
import { Section, Split } from "~/site/section";

/** Renders the team: one entry, with a picture of the studio instead of a portrait. */
export function TeamSection() {
  const { role, affiliation, words, portraitAlt } = about.founder;
  return (
    <Section>
      <Split title={<h2>Our team</h2>}>
        <div className="grid gap-x-gutter gap-y-6 min-[38rem]:grid-cols-2">
          <Picture
            name="founder"
            alt={portraitAlt}
            sizes="(min-width: 90rem) 30rem, (min-width: 56rem) 32vw, (min-width: 38rem) 46vw, 92vw"
            className="aspect-4/5 w-full object-cover"
          />
          <div>
            <h3>
              {role}, {affiliation}
            </h3>
            {words.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[40ch] text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Split>
    </Section>
  );
}
