import { withLocale } from "~/messages/current-locale.server";
import { locales } from "~/messages/languages";
import { maxFilesPerBooking } from "./limits";
import { refusals } from "./rules";

/** A file that was not added, and why, in a sentence that names it. */
interface Refusal {
  name: string;
  message: string;
}

/** What is said about a file in the current language, but for how long to wait: that has passed by the time of another page. */
function reasonsAbout(name: string): string[] {
  const { overQuota, tooManyAtOnce, ...others } = refusals;
  const shared = Object.values(others).map((reason) => reason(name));
  return [tooManyAtOnce(name, maxFilesPerBooking), overQuota(name, ""), ...shared];
}

/**
 * Returns a refused file with its reason in the language of the page. The reason is stored as a sentence, in the language of the page that
 * the file was sent from; it is recognized among those of every language.
 */
export function translateRefusal(file: Refusal): Refusal {
  for (const locale of locales) {
    const index = withLocale(locale, () => reasonsAbout(file.name).indexOf(file.message));
    if (index >= 0) return { ...file, message: reasonsAbout(file.name)[index] ?? file.message };
  }
  return file;
}
