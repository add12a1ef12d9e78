import { Link } from "@remix-run/react";
import * as text from "~/messages/outbox";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { IntentButton } from "./intent-button";
import type { loadMailTrouble } from "./load-mail-trouble.server";

export type MailTrouble = Awaited<ReturnType<typeof loadMailTrouble>>;

export function MailAlerts({ trouble: { held, stop } }: { trouble: MailTrouble }) {
  if (held === 0 && !stop) return null;
  return (
    <div className="mb-6 grid gap-4">
      {stop && (
        <Banner tone="bad" title={text.stop[stop.cause]}>
          <p>{text.stop.since(stop.since)}</p>
          <p className="my-1 font-mono text-small wrap-anywhere">{stop.response}</p>
          <p>{text.stop.advice[stop.cause]}</p>
          <Actions intent="try-now" label={text.stop.tryNow} state="waiting" show={text.stop.show} />
        </Banner>
      )}
      {held > 0 && (
        <Banner tone="warn" title={text.held.title(held)}>
          <p>{text.held.advice}</p>
          <Actions intent="send-held" label={text.held.send} state="held" show={text.held.show} />
        </Banner>
      )}
    </div>
  );
}

interface ActionsProps {
  intent: "try-now" | "send-held";
  label: string;
  state: "waiting" | "held";
  show: string;
}

function Actions({ intent, label, state, show }: ActionsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <IntentButton intent={intent} address={paths.mail()}>
        {label}
      </IntentButton>
      <Link to={paths.mail({ state })}>{show}</Link>
    </div>
  );
}
