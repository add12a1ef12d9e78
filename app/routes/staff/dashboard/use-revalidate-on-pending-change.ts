import { useOutletContext, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Reloads the counts when the layout reports another version of the pending enquiries. */
export function useRevalidateOnPendingChange() {
  const version = useOutletContext<string | undefined>();
  const loadedVersion = useRef(version);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loadedVersion.current === version) return;
    loadedVersion.current = version;
    revalidate();
  }, [version, revalidate]);
}
