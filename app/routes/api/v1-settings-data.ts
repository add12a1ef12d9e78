import { answerSection, changeSection } from "~/api/answer-settings.server";
import { resource } from "~/api/resource.server";

export const loader = resource("routes/api/v1-settings-data", {
  GET: () => answerSection("data"),
  PATCH: ({ headers, body: { removes, ...values }, session }) =>
    changeSection("data", { values, removes, headers, session }),
});

export const action = loader;
