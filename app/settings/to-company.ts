import { readPhone } from "~/lib/phone";
import type { TranslatedText } from "~/messages/in-current-language";
import { defaultLocale } from "~/messages/languages";
import type { Company } from "./company";
import { serviceSlugs, type Settings, startingPriceOf } from "./schema";
import { readTranslations, type TranslatedSetting } from "./translated-settings";
import { usStates } from "./us-states";

/** Returns a text of the company in all languages that it has been written in. */
export function textOf(settings: Settings, name: TranslatedSetting): TranslatedText {
  return { [defaultLocale]: settings[name], ...readTranslations(name, settings) };
}

/** Returns what pages show of the settings, and whether they lead to the company's projects. */
export function toCompany(settings: Settings, { hasProjects } = { hasProjects: false }): Company {
  const { facebook, twitter, youtube, instagram } = settings;
  return {
    name: settings.companyName,
    email: settings.email,
    phone: readPhone(settings.phone),
    address: {
      street: settings.street,
      locality: settings.city,
      region: settings.state,
      regionName: usStates[settings.state],
      postalCode: settings.zip,
      country: "US",
    },
    openingHours: textOf(settings, "openingHours"),
    networks: { facebook, twitter, youtube, instagram },
    claimSource: textOf(settings, "claimSource"),
    startingPrices: Object.fromEntries(
      serviceSlugs.flatMap((slug) => {
        const price = settings[startingPriceOf(slug)];
        return price > 0 ? [[slug, price]] : [];
      }),
    ),
    priceFactors: textOf(settings, "priceFactors"),
    replyHours: settings.replyHours,
    leadDays: settings.leadDays,
    hasProjects,
  };
}
