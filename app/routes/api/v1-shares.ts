import { answerShares } from "~/api/answer-shares.server";
import { resource } from "~/api/resource.server";

const shares = resource("routes/api/v1-shares", {
  GET: ({ params: { id } }) => answerShares(id),
});

export const loader = shares.loader;
export const action = shares.action;
