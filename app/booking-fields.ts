export type StepNumber = 1 | 2 | 3 | 4 | 5;

interface FieldBase<Step extends StepNumber = 1 | 2 | 3 | 4> {
  step: Step;
  /** Whether answers can contain personal data, which an erasure removes. */
  isPersonal: boolean;
}

export interface LineField extends FieldBase {
  kind: "line";
  isRequired?: true;
  /** The input's type. URLs are shown as links and must start with https://. */
  type?: "tel" | "url";
  autoComplete?: string;
}

export interface ParagraphField extends FieldBase {
  kind: "paragraph";
  /** The input's height. The default is 4. */
  rows?: number;
}

/** A `choice` has one option, the first by default. A `list` has any number. */
interface OptionsField extends FieldBase {
  kind: "choice" | "list";
  /** The English options, as submitted and stored. Without them, schema.ts has the rule and the form has the input. */
  options?: readonly string[];
}

interface DateField extends FieldBase {
  kind: "date";
}

/** In whole US dollars. */
interface DollarsField extends FieldBase {
  kind: "dollars";
  min: number;
  max: number;
  initial: number;
}

export interface ConsentField extends FieldBase<5> {
  kind: "consent";
  /** Required by the form, but not by the API. */
  isRequired?: true;
  /** The column for the version of the accepted text. */
  version?: "termsVersion" | "privacyVersion";
}

type Field = LineField | ParagraphField | OptionsField | DateField | DollarsField | ConsentField;

type FieldKind = Field["kind"];

/**
 * Every field of the booking form, in the order of the API. The form and the export order them by step. The draft, rule, input, column,
 * API, export and erasure of an answer follow from this table. The compiler requires labels and errors in messages/.
 */
export const fields = {
  fullName: { step: 1, kind: "line", isPersonal: true, isRequired: true, autoComplete: "name" },
  email: { step: 1, kind: "line", isPersonal: true, isRequired: true },
  phone: { step: 1, kind: "line", isPersonal: true, isRequired: true, type: "tel", autoComplete: "tel" },
  contactMethod: { step: 1, kind: "choice", isPersonal: false, options: ["Call", "Text"] },
  company: { step: 1, kind: "line", isPersonal: true, autoComplete: "organization" },
  service: { step: 2, kind: "choice", isPersonal: false },
  serviceLocation: { step: 2, kind: "line", isPersonal: true, isRequired: true },
  accessInstructions: { step: 2, kind: "paragraph", isPersonal: true, rows: 3 },
  scanType: { step: 2, kind: "choice", isPersonal: false, options: ["Residential", "Commercial"] },
  preferredDate: { step: 2, kind: "date", isPersonal: true },
  backupDate: { step: 2, kind: "date", isPersonal: true },
  purpose: {
    step: 3,
    kind: "choice",
    isPersonal: false,
    options: ["Real Estate", "Construction", "Marketing"],
  },
  projectScope: { step: 3, kind: "paragraph", isPersonal: true },
  // The API calls the field so, although the answer is a list of rooms.
  numberOfRooms: { step: 3, kind: "list", isPersonal: false, options: ["Living Room", "Kitchen", "Bedroom"] },
  outputFormats: { step: 3, kind: "list", isPersonal: false, options: ["OBJ", "STL", "PLY", "PDF", "MP4"] },
  additionalServices: { step: 4, kind: "list", isPersonal: false },
  specialInstructions: { step: 4, kind: "paragraph", isPersonal: true },
  budgetRange: { step: 3, kind: "dollars", isPersonal: false, min: 0, max: 5_000, initial: 500 },
  projectTimeline: {
    step: 3,
    kind: "choice",
    isPersonal: false,
    options: ["Flexible", "Urgent", "Within a Week"],
  },
  deliveryPreferences: {
    step: 4,
    kind: "list",
    isPersonal: false,
    options: ["Download link", "Cloud folder", "Web viewer", "USB drive by mail"],
  },
  filesLink: { step: 4, kind: "line", isPersonal: true, type: "url" },
  termsAccepted: { step: 5, kind: "consent", isPersonal: false, isRequired: true, version: "termsVersion" },
  privacyConsent: {
    step: 5,
    kind: "consent",
    isPersonal: false,
    isRequired: true,
    version: "privacyVersion",
  },
  // An erasure removes the consent, because nothing remains to show without personal data.
  showcaseConsent: { step: 5, kind: "consent", isPersonal: true },
} as const satisfies Record<string, Field>;

/** The name in the form, the API and the database. */
export type AnswerName = keyof typeof fields;

export type NameOfKind<Kind extends FieldKind> = {
  [Name in AnswerName]: (typeof fields)[Name]["kind"] extends Kind ? Name : never;
}[AnswerName];

export type NameWithOptions = {
  [Name in AnswerName]: (typeof fields)[Name] extends { options: unknown } ? Name : never;
}[AnswerName];

export type OptionOf<Name extends NameWithOptions> = (typeof fields)[Name]["options"][number];

type NameOfLink = {
  [Name in AnswerName]: (typeof fields)[Name] extends { type: "url" } ? Name : never;
}[AnswerName];

export type NameOfStep<Step extends StepNumber> = {
  [Name in AnswerName]: (typeof fields)[Name]["step"] extends Step ? Name : never;
}[AnswerName];

export const fieldNames = Object.keys(fields) as AnswerName[];

export function fieldsOf<Step extends StepNumber>(step: Step): NameOfStep<Step>[] {
  return fieldNames.filter((name): name is NameOfStep<Step> => fields[name].step === step);
}

export function mapFields<Values extends Record<AnswerName, unknown>>(
  toValue: (name: AnswerName) => Values[AnswerName],
): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, toValue(name)])) as Values;
}

export function isOfKind<Kind extends FieldKind>(name: AnswerName, kind: Kind): name is NameOfKind<Kind> {
  return fields[name].kind === kind;
}

export function hasOptions(name: AnswerName): name is NameWithOptions {
  return "options" in fields[name];
}

export function isLink(name: AnswerName): name is NameOfLink {
  const field: Field = fields[name];
  return field.kind === "line" && field.type === "url";
}

/** A consent's column stores when it was given. */
export type ColumnOf<Name extends AnswerName> = Name extends NameOfKind<"consent"> ? `${Name}At` : Name;

export function columnOf<Name extends AnswerName>(name: Name): ColumnOf<Name> {
  return (fields[name].kind === "consent" ? `${name}At` : name) as ColumnOf<Name>;
}

/**
 * The name of a hidden field. Programs fill in every field that they find, but browsers and password managers do not recognize this name.
 */
export const trapField = "remarks2";
