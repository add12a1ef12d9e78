import { z } from "zod";
import type { Session } from "~/access/session";
import { redirectWithFlash } from "~/forms/flash.server";
import { handleForms, toHandler } from "~/forms/handle-form.server";
import { confirmedField, idField } from "~/lib/text-fields";
import * as text from "~/messages/api-keys";
import { paths } from "~/paths";
import { keySchema } from "~/staff/api-keys/key-schema";
import { listKeys, makeKey, revokeKey } from "~/staff/api-keys/keys.server";

/** What the page shows once after a form. */
interface KeysShown {
  made?: { name: string; secret: string };
  /** The key that is about to be revoked. */
  question?: { id: string; name: string };
}

const revokeSchema = z.object({ id: idField, confirmed: confirmedField });

/** Makes a key, or revokes one after a question. */
export function changeKeys(request: Request, session: Session) {
  const finish = (title: string, tone: "ok" | "info" = "ok") =>
    redirectWithFlash(request, paths.keySettings(), { tone, title }, 303);
  const make = toHandler<typeof keySchema, KeysShown>({
    schema: keySchema,
    keepFor: session.staff.id,
    act: async (key) => {
      const outcome = await makeKey(key, session);
      if (outcome.result === "made")
        return { status: 200, shown: { made: { name: key.name, secret: outcome.secret } } };
      if (outcome.result === "full") return { status: 409, messages: [text.full] };
      return { status: 409, errors: { name: [text.nameTaken] } };
    },
  });
  const revoke = toHandler<typeof revokeSchema, KeysShown>({
    schema: revokeSchema,
    act: async ({ id, confirmed }) => {
      if (!confirmed) {
        const key = (await listKeys()).find((each) => each.id === id);
        if (!key) return finish(text.gone, "info");
        return { status: 200, shown: { question: { id, name: key.name } } };
      }
      const revoked = await revokeKey(id, session);
      return revoked ? finish(text.revoked(revoked.name)) : finish(text.gone, "info");
    },
  });
  return handleForms<KeysShown>(request, { revoke }, make);
}
