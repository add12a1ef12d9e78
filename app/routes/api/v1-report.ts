import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { readPeriod } from "~/booking/reports/period";
import { readReport } from "~/booking/reports/read-report.server";
import * as text from "~/messages/api";

export const loader = resource("routes/api/v1-report", {
  GET: async ({ request }) => {
    const { from, to, problem: fault } = readPeriod(new URL(request.url).searchParams, new Date());
    if (fault) return problem(422, text.invalid, { errors: { to: [text.badPeriod[fault]] } });
    const { madeAt, ...figures } = await readReport({ from, to });
    return { from, to, madeAt: madeAt.toISOString(), ...figures };
  },
});

export const action = loader;
