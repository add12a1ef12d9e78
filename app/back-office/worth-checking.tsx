import { worthChecking } from "~/messages/advice";
import { Banner } from "~/ui/banner";

/** What staff should check about a booking: see booking/advice. */
export function WorthChecking({ advice }: { advice: readonly string[] }) {
  if (advice.length === 0) return null;
  return (
    <Banner tone="info" title={worthChecking}>
      <ul>
        {advice.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
}
