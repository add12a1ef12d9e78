import type { Settings } from "./schema";

/** What a new installation starts with. Only values that differ from these are stored. */
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

  requestsMailbox: "",
  leadDays: 2,
  cutOffHours: 24,

  retentionDraftDays: 14,
  // Requests are business records: none is removed before an administrator has decided for how long they are kept.
  retentionCanceledDays: 0,
  retentionDoneDays: 0,
  retentionFileDays: 0,
  retentionMailDays: 365,
  retentionLogDays: 365,

  administratorsNeedSecondFactor: false,

  firstStepsHidden: "",
};
