import { useEffect } from "react";

/** Prefixes the document title with "Error: " while the form has errors. Without script, the server does. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = hasErrors ? `Error: ${title}` : title;
  }, [hasErrors]);
}
