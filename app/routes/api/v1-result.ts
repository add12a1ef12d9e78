import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { findPublishedItem } from "~/booking/delivery/find-deliveries.server";
import { StoredFileMissingError } from "~/files/file-store";
import { fileLost, unknownResult } from "~/messages/api";
import { sendItem } from "~/private-page/results/send-result.server";
import { requestId } from "~/server/request-context.server";

export const loader = resource("routes/api/v1-result", {
  GET: async ({ request, params: { id, itemId } }) => {
    const item = await findPublishedItem(id, itemId);
    try {
      const response = item && (await sendItem(request, item));
      return response ?? problem(404, unknownResult);
    } catch (error) {
      if (error instanceof StoredFileMissingError) return problem(404, fileLost(requestId()));
      throw error;
    }
  },
});

export const action = loader;
