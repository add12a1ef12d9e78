import { useEffect } from "react";

/** Says in the page's title that something was not done; the server's own title does without script. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [hasErrors]);
}
