import { Banner, type BannerTone } from "./banner";

/** A banner whose title is the first message, what happened; the others are its lines. Nothing without messages. */
export function MessageBanner({ messages = [], tone = "bad" }: { messages?: string[]; tone?: BannerTone }) {
  const [title, ...lines] = messages;
  if (title === undefined) return null;
  return (
    <Banner tone={tone} title={title}>
      {lines.length > 0 && lines.map((line) => <p key={line}>{line}</p>)}
    </Banner>
  );
}
