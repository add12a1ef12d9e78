import { plural } from "~/messages/plural";

/** The page in the back office that publishes the terms and the privacy policy. */
export const template = "Template: have it checked by counsel";
export const templateAdvice =
  "The first versions describe what this software does. They are no legal advice, and no lawyer has checked them for your company.";
export const choose = "Text";
export const inForce = (version: number) => `Version ${version} is in force.`;
export const view = "View it on the site";
export const textLabel = "Text of the next version";
export const textHint =
  "An empty line starts a paragraph, “# ” a heading, “- ” an item of a list. Names in braces, such as {draftDays}, are replaced by the settings.";
export const names = (list: string) => `Names you can use: ${list}.`;
export const preview = "Preview";
export const previewTitle = (version: number) => `Preview of version ${version}`;
export const whole = (version: number) => `Version ${version} in full`;
export const previewNote = "Nothing is published yet.";
export const changes = (version: number) => `What changes from version ${version}`;
export const added = "Added";
export const removed = "Removed";
export const unchanged = plural({ one: "# line unchanged", other: "# lines unchanged" });
export const notComparable = "The two texts differ too much to compare. Read the whole text below.";
export const noChange = (version: number) =>
  `This is the text of version ${version}. There’s nothing to publish.`;
export const publish = (version: number) => `Publish version ${version}`;
export const publishNote = (version: number) =>
  `New requests will need consent to version ${version}. It can’t be withdrawn, only replaced by another version.`;
export const edit = "Go on editing";
export const published = (version: number) => `Version ${version} is published`;
export const publishedAdvice =
  "New requests need consent to it. Earlier requests keep the version they accepted.";
export const missing = "Enter the text";
export const unknownNames = (list: string) =>
  `Correct or remove ${list}. Only the names below the label are replaced by a setting.`;
export const tooLong = (max: string) => `Shorten the text to ${max} characters or fewer`;
export const changed = "Somebody published a new version while you were editing";
export const changedAdvice =
  "Nothing was published. Open the new version in another tab, add what is missing to your text, then publish again.";
