import { answerSection, changeSection } from "~/api/answer-settings.server";
import { resource } from "~/api/resource.server";

export const loader = resource("routes/api/v1-settings-answers", {
  GET: () => answerSection("answers"),
  PATCH: ({ headers, body: values, session }) => changeSection("answers", { values, headers, session }),
});

export const action = loader;
