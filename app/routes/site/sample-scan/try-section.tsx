import * as text from "~/messages/sample-scan";
import { formatFeetAndInches, inchesToMeters } from "~/site/sample-scan/length";
import { roomHeight, roomWidth } from "~/site/sample-scan/scan-data";
import { Section, Split } from "~/site/section";

/** Renders measurements for visitors to try, with the results to expect from the model of the room. */
export function TrySection() {
  const results = [
    formatFeetAndInches(roomHeight),
    formatFeetAndInches(roomWidth),
    formatFeetAndInches(inchesToMeters(48)),
  ];
  return (
    <Section tone="sunken">
      <Split title={<h2>{text.tryTitle}</h2>} note={text.tryNote}>
        <ol className="border-t border-line-strong">
          {text.tries.map(({ name, text: describe }, index) => (
            <li
              key={name}
              className="grid gap-x-gutter gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_2fr]"
            >
              <h3>{name}</h3>
              <p className="max-w-[52ch] text-muted">{describe(results[index] ?? "")}</p>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}
