import { Link } from "@remix-run/react";
import * as text from "~/messages/staff-users";
import { paths } from "~/paths";

/** Names the API keys of a removed user, which keep working. Renders nothing without keys. */
export function RemainingApiKeys({ name, keys }: { name: string; keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <p className="mt-3 wrap-anywhere">
      {text.keysLeft(keys.length, name, keys.join(", "))}{" "}
      <Link to={paths.settingsKeys()} className="text-accent-text underline">
        {text.seeKeys}
      </Link>
    </p>
  );
}
