import { dateText as datePlain } from "~/messages/fr-BE/ui";

export * from "~/messages/fr-BE/ui";

export const dateText = (text: string) => datePlain(text).replaceAll(" h ", "\u00a0h\u00a0");
