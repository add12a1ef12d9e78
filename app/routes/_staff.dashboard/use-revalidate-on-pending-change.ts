import { useOutletContext, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Loads the counts again when the frame around the page has heard that they changed. */
export function useRevalidateOnPendingChange() {
  const news = useOutletContext<string | undefined>();
  const known = useRef(news);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    revalidate();
  }, [news, revalidate]);
}
