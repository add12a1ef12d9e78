import { resource } from "~/api/resource.server";
import { sendPerson } from "~/persons/send-person.server";
import { requestContext } from "~/server/request-context.server";

export const loader = resource("routes/api/v1-person-exports", {
  POST: ({ body: { person }, session }) => sendPerson(person, session, requestContext()),
});

export const action = loader;
