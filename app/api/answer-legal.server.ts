import type { LegalDocument } from "~/db/schema.server";
import * as text from "~/messages/api";
import { findStoredText, legalFigures } from "~/settings/legal/legal-versions.server";
import { toEtag } from "./answer-change.server";
import { problem, success } from "./json.server";

/** Answers with a legal text. */
export async function answerLegal(document: LegalDocument): Promise<Response> {
  const stored = await findStoredText(document);
  const names = Object.keys(legalFigures());
  return success(200, { document, ...stored, names }, { ETag: toEtag(stored.version) });
}

/** Answers a change of a legal text: with the text, or why it was refused. */
export async function answerLegalChange(
  document: LegalDocument,
  { result }: { result: "done" | "changed" | "first-version" },
): Promise<Response> {
  if (result === "changed") return problem(412, text.legalChanged, { more: { code: result } });
  if (result === "first-version") return problem(409, text.firstVersion, { more: { code: result } });
  return answerLegal(document);
}
