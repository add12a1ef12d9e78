import { readEtag } from "~/api/answer-change.server";
import { answerLegal, answerLegalChange } from "~/api/answer-legal.server";
import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { invalid } from "~/messages/api";
import { explainUnknownNames } from "~/settings/legal/legal-versions.server";
import { publishLegal } from "~/settings/legal/publish-legal.server";

export const loader = resource("routes/api/v1-legal-text", {
  GET: ({ params: { document } }) => answerLegal(document),
  PUT: async ({ params: { document }, headers, body: { text }, session }) => {
    const unknown = explainUnknownNames(text);
    if (unknown !== undefined) return problem(422, invalid, { errors: { text: [unknown] } });
    const basedOn = readEtag(headers);
    return answerLegalChange(document, await publishLegal({ document, text, basedOn }, session));
  },
});

export const action = loader;
