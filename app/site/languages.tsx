import * as text from "~/messages/frame";

/** The site is in the first language; the others are planned. `lang` is set where the label is in the language itself. */
const languages = [
  { code: "en" },
  { code: "vi" },
  { code: "fr-BE", lang: "fr-BE" },
  { code: "fr-CA", lang: "fr-CA" },
] as const satisfies readonly { code: keyof typeof text.languages; lang?: string }[];

export const currentLanguage = text.languages[languages[0].code];

/** Renders one entry per language: the current one, and those that are planned as links without a target. */
export function LanguageEntries({ className }: { className: string }) {
  return languages.map(({ code, ...native }, index) =>
    index === 0 ? (
      <span key={code} aria-current="true" className={className}>
        {text.languages[code]}
      </span>
    ) : (
      <span
        key={code}
        role="link"
        aria-disabled="true"
        className={`${className} whitespace-nowrap text-muted`}
      >
        <span {...native}>{text.languages[code]}</span>
        <span className="ml-auto pl-4 text-small">{text.languagePlanned}</span>
      </span>
    ),
  );
}
