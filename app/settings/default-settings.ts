import { byService, type Settings } from "./schema";
import { noTranslations } from "./translated-settings";

/** The settings of a new installation. Only values that differ from these are stored. */
export const defaultSettings: Settings = {
  companyName: "Datum 3D",
  phone: "(818) 555-0142",
  email: "hello@datum3d.example",
  street: "",
  city: "Van Nuys",
  state: "CA",
  zip: "",
  openingHours: "",
  facebook: "",
  twitter: "",
  youtube: "",
  instagram: "",
  claimSource: "",

  ...byService("startingPrice", () => 0),
  ...byService("turnaroundDays", () => 0),
  priceFactors: "",
  payment: "",
  replyHours: 0,
  publicTourDays: 365,
  dataOwnership: "",
  insurance: "",
  confidentiality: "",
  licenses: "",
  founderName: "",
  ...noTranslations,

  requestsMailbox: "",
  leadDays: 2,
  cutOffHours: 24,

  // Requests are business records, so none is removed before an administrator has set a retention time.
  retentionCanceledDays: 0,
  retentionDoneDays: 0,

  administratorsNeedSecondFactor: false,

  founderPicture: null,

  firstStepsHidden: "",
};

export function omitDefaults(values: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== defaultSettings[name as keyof Settings]),
  );
}
