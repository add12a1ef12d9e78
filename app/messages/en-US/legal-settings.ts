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
export const previewTitle = "Preview";
export const previewNote = "Nothing is published yet.";
export const publish = "Publish";
export const published = (version: number) => `Version ${version} is published`;
export const publishedAdvice =
  "New requests need consent to it. Earlier requests keep the version they accepted.";
export const missing = "Enter the text";
export const tooLong = (max: string) => `Shorten the text to ${max} characters or fewer`;
export const changed = "Somebody published a new version while you were editing";
export const changedAdvice =
  "Nothing was published. Open the new version in another tab, add what is missing to your text, then publish again.";
