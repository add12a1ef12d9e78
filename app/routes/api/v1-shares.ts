import { answerShares } from "~/api/answer-shares.server";
import { resource } from "~/api/resource.server";

export const loader = resource("routes/api/v1-shares", {
  GET: ({ params: { id } }) => answerShares(id),
});

export const action = loader;
