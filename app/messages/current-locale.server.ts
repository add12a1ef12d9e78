import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale, type Locale } from "./languages";

const storage = new AsyncLocalStorage<Locale>();

/** Returns the language that texts are read in: that of the request, or of what `withLocale` runs. English otherwise, as for staff. */
export function currentLocale(): Locale {
  return storage.getStore() ?? defaultLocale;
}

/** Calls a function whose texts are those of a language, in everything that it waits for, too. */
export function withLocale<Result>(locale: Locale, run: () => Result): Result {
  return locale === currentLocale() ? run() : storage.run(locale, run);
}
