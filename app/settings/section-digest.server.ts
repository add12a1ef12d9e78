import { shortDigest } from "~/lib/sha256.server";

/** Characters for each setting, of 6 bits each: a setting is only compared with what it was before. */
const length = 6;
const separator = ".";
/** The last part of a digest: who gets a mail of each new request. */
export const readersPart = "readers";

const digestOf = (value: unknown) => shortDigest(JSON.stringify(value), length);

/**
 * Returns a digest of a section for its form to send back, with a part for each setting.
 *
 * @param values in the order of `names` of `compareWithForm`
 */
export function toDigest(values: Record<string, unknown>, readers: readonly string[]): string {
  return [...Object.values(values), readers.toSorted()].map(digestOf).join(separator);
}

/** Returns a tag of a whole section, for programs. */
export function toSectionTag(digest: string): string {
  return shortDigest(digest);
}

/**
 * Compares what is stored of a section with what a form was loaded with.
 *
 * @param sent the digest that the form has sent; undefined to overrule what others have changed
 * @param isStrict whether `sent` is the tag of the section, and any change counts as one of every setting
 */
export function compareWithForm({
  names,
  sent,
  stored,
  isStrict,
}: {
  names: readonly string[];
  sent: string | undefined;
  stored: string;
  isStrict: boolean;
}) {
  const all = [...names, readersPart];
  const now = stored.split(separator);
  const before = sent === undefined ? now : sent.split(separator);
  return {
    /** Whether the form has a setting as it was loaded. */
    isUntouched: (name: string, value: unknown) =>
      sent !== undefined && !isStrict && digestOf(value) === before[all.indexOf(name)],
    /** Whether somebody has changed a setting since the form was loaded. */
    isOutdated: (name: string) =>
      isStrict
        ? sent !== undefined && sent !== toSectionTag(stored)
        : before[all.indexOf(name)] !== now[all.indexOf(name)],
    /** Returns the digest of a form that has been told what is stored of some settings. */
    tell: (told: readonly string[]) =>
      all.map((name, index) => (told.includes(name) ? now[index] : before[index])).join(separator),
  };
}
