import { answerMail } from "~/api/answer-mail.server";
import { resource } from "~/api/resource.server";
import { privatePaths } from "~/private-paths.server";

export const loader = resource("routes/api/v1-mail", {
  GET: ({ request, params: { id } }) => answerMail(id, request, privatePaths),
});

export const action = loader;
