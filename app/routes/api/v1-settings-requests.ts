import { answerSection, changeSection } from "~/api/answer-settings.server";
import { resource } from "~/api/resource.server";

export const loader = resource("routes/api/v1-settings-requests", {
  GET: () => answerSection("requests"),
  PATCH: ({ headers, body: { readerIds, ...values }, session }) =>
    changeSection("requests", { values, readerIds, headers, session }),
});

export const action = loader;
