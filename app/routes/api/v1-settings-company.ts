import { answerSection, changeSection } from "~/api/answer-settings.server";
import { resource } from "~/api/resource.server";

export const loader = resource("routes/api/v1-settings-company", {
  GET: () => answerSection("company"),
  PATCH: ({ headers, body: values, session }) => changeSection("company", { values, headers, session }),
});

export const action = loader;
