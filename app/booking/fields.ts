/** A step of the form. */
export type StepNumber = 1 | 2 | 3 | 4 | 5;

/** What a field holds: `line` and `paragraph` are text, `choice` is one option, `list` any number of options. */
type Kind = "line" | "paragraph" | "choice" | "list" | "date" | "dollars" | "consent";

interface Field {
  step: StepNumber;
  kind: Kind;
  /** Whether an answer can tell something about a person: it is removed with the personal data of a request. */
  isPersonal: boolean;
}

/**
 * Every field of the booking form, in the order of the API. The form and the export order it by step. What a draft keeps of an answer,
 * the JSON of the API and its document, the export and the erasure follow from this table; the compiler compares the rules in
 * schema.ts, the labels in messages/booking-answers.ts and the columns of the table `bookings` with it.
 */
export const fields = {
  fullName: { step: 1, kind: "line", isPersonal: true },
  email: { step: 1, kind: "line", isPersonal: true },
  phone: { step: 1, kind: "line", isPersonal: true },
  contactMethod: { step: 1, kind: "choice", isPersonal: false },
  company: { step: 1, kind: "line", isPersonal: true },
  service: { step: 2, kind: "choice", isPersonal: false },
  serviceLocation: { step: 2, kind: "line", isPersonal: true },
  accessInstructions: { step: 2, kind: "paragraph", isPersonal: true },
  scanType: { step: 2, kind: "choice", isPersonal: false },
  preferredDate: { step: 2, kind: "date", isPersonal: true },
  backupDate: { step: 2, kind: "date", isPersonal: true },
  purpose: { step: 3, kind: "choice", isPersonal: false },
  projectScope: { step: 3, kind: "paragraph", isPersonal: true },
  numberOfRooms: { step: 3, kind: "list", isPersonal: false },
  outputFormats: { step: 3, kind: "list", isPersonal: false },
  additionalServices: { step: 4, kind: "list", isPersonal: false },
  specialInstructions: { step: 4, kind: "paragraph", isPersonal: true },
  budgetRange: { step: 3, kind: "dollars", isPersonal: false },
  projectTimeline: { step: 3, kind: "choice", isPersonal: false },
  deliveryPreferences: { step: 4, kind: "list", isPersonal: false },
  filesLink: { step: 4, kind: "line", isPersonal: true },
  termsAccepted: { step: 5, kind: "consent", isPersonal: false },
  privacyConsent: { step: 5, kind: "consent", isPersonal: false },
  // Once the personal data are gone, nothing is left that could be shown.
  showcaseConsent: { step: 5, kind: "consent", isPersonal: true },
} as const satisfies Record<string, Field>;

/** An answer's name in the form, the API and the database. */
export type AnswerName = keyof typeof fields;

/** The names of the fields of one kind. */
export type NameOfKind<Wanted extends Kind> = {
  [Name in AnswerName]: (typeof fields)[Name]["kind"] extends Wanted ? Name : never;
}[AnswerName];

/** The names of the fields of one step. */
export type NameOfStep<Step extends StepNumber> = {
  [Name in AnswerName]: (typeof fields)[Name]["step"] extends Step ? Name : never;
}[AnswerName];

export const fieldNames = Object.keys(fields) as AnswerName[];

/** Returns the fields of a step, in their order. */
export function fieldsOf<Step extends StepNumber>(step: Step): NameOfStep<Step>[] {
  return fieldNames.filter((name): name is NameOfStep<Step> => fields[name].step === step);
}

/** The column of a field: of a consent, the table keeps when it was given. */
type ColumnOf<Name extends AnswerName> = Name extends NameOfKind<"consent"> ? `${Name}At` : Name;

export function columnOf<Name extends AnswerName>(name: Name): ColumnOf<Name> {
  return (fields[name].kind === "consent" ? `${name}At` : name) as ColumnOf<Name>;
}

/**
 * The name of a field that no person sees: programs fill in every field they find. Not a name that browsers or password managers
 * know how to fill in.
 */
export const trapField = "remarks2";
