import { resource } from "~/api/resource.server";
import { sendPerson } from "~/persons/send-person.server";
import { requestContext } from "~/server/request-context.server";

const personExports = resource("routes/api/v1-person-exports", {
  POST: ({ body: { person }, session }) => sendPerson(person, session, requestContext()),
});

export const loader = personExports.loader;
export const action = personExports.action;
