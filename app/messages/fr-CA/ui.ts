/** The texts of the components, and of times and numbers. */

import { dateText as datePlain } from "~/messages/fr-BE/ui";

export * from "~/messages/fr-BE/ui";

/** A date or a time as the language's formats return it, with the spaces at which no line may end. */
export const dateText = (text: string) => datePlain(text).replaceAll(" h ", "\u00a0h\u00a0");
