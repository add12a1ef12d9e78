import * as text from "~/messages/dashboard";

/** Lists for administrators what the site lacks in production. */
export function GoLiveList({ settings }: { settings: (keyof typeof text.missing)[] }) {
  if (settings.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="go-live">
      <h2 id="go-live" className="text-h4 mb-2">
        {text.missingTitle}
      </h2>
      <p>{text.missingAdvice}</p>
      <ul className="mt-2 list-disc pl-5">
        {settings.map((name) => (
          <li key={name}>{text.missing[name]}</li>
        ))}
      </ul>
    </section>
  );
}
