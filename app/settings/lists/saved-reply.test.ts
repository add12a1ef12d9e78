import { expect, test } from "vitest";
import { fillReply } from "./saved-reply";

const reply = { id: "1", label: "Parking", text: "{name}, we come on {visit}. {reference}" };
const values = { name: "Ada", reference: "K7MD-3R9F", visit: "Thu, Dec 3" };

test("placeholders are filled in", () => {
  expect(fillReply(reply, values)).toMatchObject({
    text: "Ada, we come on Thu, Dec 3. K7MD-3R9F",
    missing: [],
  });
});

test("placeholders without a value are named", () => {
  expect(fillReply(reply, { ...values, visit: "" })).toMatchObject({
    text: "Ada, we come on {visit}. K7MD-3R9F",
    missing: ["{visit}"],
  });
});
