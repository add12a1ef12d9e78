import { entriesOf } from "~/api/answer-entries.server";
import type { ApiCalls } from "~/api/resource.server";
import { priceList } from "~/settings/lists/prices.server";
import { replyList } from "~/settings/lists/replies.server";

const prices = entriesOf(priceList);
const replies = entriesOf(replyList);

export const listCalls = {
  "routes/api/v1-prices": { GET: prices.all },
  "routes/api/v1-price": {
    GET: ({ params: { id } }) => prices.one(id),
    PUT: ({ params: { id }, headers, body: values, session }) =>
      prices.save(id, { values, headers, session }),
    DELETE: ({ params: { id }, session }) => prices.remove(id, session),
  },
  "routes/api/v1-price-position": {
    PUT: ({ params: { id }, body: { before }, session }) => prices.move(id, before, session),
  },
  "routes/api/v1-replies": { GET: replies.all },
  "routes/api/v1-reply": {
    GET: ({ params: { id } }) => replies.one(id),
    PUT: ({ params: { id }, headers, body: values, session }) =>
      replies.save(id, { values, headers, session }),
    DELETE: ({ params: { id }, session }) => replies.remove(id, session),
  },
  "routes/api/v1-reply-position": {
    PUT: ({ params: { id }, body: { before }, session }) => replies.move(id, before, session),
  },
} satisfies ApiCalls;
