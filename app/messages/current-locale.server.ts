import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLocale, type Locale } from "./languages";

const storage = new AsyncLocalStorage<Locale>();

/** Returns the language that `withLocale` has set, for example for a request; otherwise English, as for staff. */
export function currentLocale(): Locale {
  return storage.getStore() ?? defaultLocale;
}

/** Calls a function that reads texts in a language, including everything that it awaits. */
export function withLocale<Result>(locale: Locale, run: () => Result): Result {
  return locale === currentLocale() ? run() : storage.run(locale, run);
}
