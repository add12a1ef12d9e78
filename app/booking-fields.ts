/** A step of the form. */
export type StepNumber = 1 | 2 | 3 | 4 | 5;

interface FieldBase<Step extends StepNumber = 1 | 2 | 3 | 4> {
  step: Step;
  /** Whether an answer can tell something about a person: it is removed with the personal data of a request. */
  isPersonal: boolean;
}

export interface LineField extends FieldBase {
  kind: "line";
  isRequired?: true;
  /** Of the input. A URL is shown as a link: it has to start with https://. */
  type?: "tel" | "url";
  /** What the browser may fill in. */
  autoComplete?: string;
}

export interface ParagraphField extends FieldBase {
  kind: "paragraph";
  /** The height of the input; 4 by default. */
  rows?: number;
}

/** Of a `choice` one option is chosen, the first until then; of a `list` any number. */
interface OptionsField extends FieldBase {
  kind: "choice" | "list";
  /** As they are shown in English, submitted and stored. Without them, schema.ts has the rule of the field, and the form its input. */
  options?: readonly string[];
}

interface DateField extends FieldBase {
  kind: "date";
}

/** Whole US dollars. */
interface DollarsField extends FieldBase {
  kind: "dollars";
  min: number;
  max: number;
  initial: number;
}

export interface ConsentField extends FieldBase<5> {
  kind: "consent";
  /** In the form; the API takes a booking without it. */
  isRequired?: true;
  /** The column with the version of the text that was agreed to. */
  version?: "termsVersion" | "privacyVersion";
}

type Field = LineField | ParagraphField | OptionsField | DateField | DollarsField | ConsentField;

type Kind = Field["kind"];

/**
 * Every field of the booking form, in the order of the API. The form and the export order it by step. What a draft keeps of an answer,
 * its rule, its input, its column, the JSON of the API with its document, the export and the erasure follow from this table; the
 * compiler asks for the labels and errors in messages/.
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
  // Named as the API has it; the answer is a list of rooms.
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
  // Once the personal data are gone, nothing is left that could be shown.
  showcaseConsent: { step: 5, kind: "consent", isPersonal: true },
} as const satisfies Record<string, Field>;

/** An answer's name in the form, the API and the database. */
export type AnswerName = keyof typeof fields;

/** The names of the fields of one kind. */
export type NameOfKind<Wanted extends Kind> = {
  [Name in AnswerName]: (typeof fields)[Name]["kind"] extends Wanted ? Name : never;
}[AnswerName];

/** The names of the fields that name their options. */
export type NameWithOptions = {
  [Name in AnswerName]: (typeof fields)[Name] extends { options: unknown } ? Name : never;
}[AnswerName];

/** An option of a field, as it is stored. */
export type OptionOf<Name extends NameWithOptions> = (typeof fields)[Name]["options"][number];

/** The names of the fields whose answer is a URL. */
type NameOfLink = {
  [Name in AnswerName]: (typeof fields)[Name] extends { type: "url" } ? Name : never;
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

/** Makes an object with a value for each field, in their order. */
export function mapFields<Values extends Record<AnswerName, unknown>>(
  toValue: (name: AnswerName) => Values[AnswerName],
): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, toValue(name)])) as Values;
}

export function isOfKind<Wanted extends Kind>(name: AnswerName, kind: Wanted): name is NameOfKind<Wanted> {
  return fields[name].kind === kind;
}

export function hasOptions(name: AnswerName): name is NameWithOptions {
  return "options" in fields[name];
}

export function isLink(name: AnswerName): name is NameOfLink {
  const field: Field = fields[name];
  return field.kind === "line" && field.type === "url";
}

/** The column of a field: of a consent, the table keeps when it was given. */
export type ColumnOf<Name extends AnswerName> = Name extends NameOfKind<"consent"> ? `${Name}At` : Name;

export function columnOf<Name extends AnswerName>(name: Name): ColumnOf<Name> {
  return (fields[name].kind === "consent" ? `${name}At` : name) as ColumnOf<Name>;
}

/**
 * The name of a field that no person sees: programs fill in every field they find. Not a name that browsers or password managers
 * know how to fill in.
 */
export const trapField = "remarks2";
