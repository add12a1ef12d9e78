import { readEtag } from "~/api/answer-change.server";
import { answerLegalChange } from "~/api/answer-legal.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { invalid } from "~/messages/api";
import { explainUnknownNames } from "~/settings/legal/legal-versions.server";
import { translateLegal } from "~/settings/legal/publish-legal.server";

export const loader = resource("routes/api/v1-legal-translations", {
  PUT: async ({ params: { document }, headers, body: translations, session }) => {
    const errors: Record<string, string[]> = {};
    for (const [locale, text] of Object.entries(translations)) {
      const unknown = explainUnknownNames(text);
      if (unknown !== undefined) errors[locale] = [unknown];
    }
    if (Object.keys(errors).length > 0) return problem(422, invalid, { errors });
    const version = readEtag(headers);
    return answerLegalChange(document, await translateLegal({ document, version, translations }, session));
  },
});

export const action = loader;
