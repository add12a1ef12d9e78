import { useEffect } from "react";

/** Says in the page's title that the form has errors; without script the server's own title does. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [hasErrors]);
}
