import type { Session } from "~/access/session";
import { recordAudit, settingSubject } from "~/audit/record-audit.server";
import type { Database } from "~/db/connection.server";
import { releasePublishedFiles, storePublishedFiles } from "~/files/published-files.server";
import { removeReleasedFiles } from "~/files/release-files.server";
import type { StoredFile } from "~/files/stored-files.server";
import type { Settings } from "~/settings/schema";
import { saveSetting } from "~/settings/single-setting.server";
import { preparePicture } from "./prepare-picture.server";
import { storedNamesOf } from "./project";

/**
 * Replaces the founder's picture on the About page. The caller discards the upload. Throws `NotAllowedError`, `SessionEndedError`,
 * `StorageFullError` or `StorageUnavailableError`.
 */
export async function saveFounderPicture(upload: Pick<StoredFile, "storedName">, session: Session) {
  const prepared = await preparePicture(upload);
  if (prepared.result !== "done") return prepared;
  const { picture, files } = prepared;
  await storePublishedFiles(files, (insertRows) => replace(picture, session, insertRows));
  await removeReleasedFiles();
  return { result: "done" as const };
}

/** Does nothing without a picture. Throws `NotAllowedError` or `SessionEndedError`. */
export async function removeFounderPicture(session: Session): Promise<void> {
  await replace(null, session);
  await removeReleasedFiles();
}

function replace(
  picture: Settings["founderPicture"],
  session: Session,
  insertRows?: (transaction: Database) => Promise<void>,
) {
  return saveSetting("founderPicture", picture, session, async (transaction, replaced) => {
    await insertRows?.(transaction);
    await releasePublishedFiles(transaction, replaced ? storedNamesOf(replaced) : []);
    await recordAudit(transaction, {
      action: "setting-changed",
      actor: session.staff,
      subject: settingSubject("founderPicture"),
      detail: { from: replaced ? "yes" : "no", to: picture ? "yes" : "no" },
    });
  });
}
