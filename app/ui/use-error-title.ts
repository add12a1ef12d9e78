import { useEffect } from "react";
import { errorPrefix } from "~/messages/ui";

const prefix = `${errorPrefix} `;

/** Prefixes the document title with "Error: " while the form has errors. Without script, the server does. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
    document.title = hasErrors ? prefix + title : title;
  }, [hasErrors]);
}
