import * as text from "~/messages/uploads";
import { describeProgress, type SendProgress } from "./describe-progress";

/** Announces only a lost connection to screen readers, because the numbers change all the time. */
export function SendState({ progress, size }: { progress: SendProgress; size: number }) {
  const { isOffline } = progress;
  return (
    <>
      <span role="status">{isOffline ? text.paused : ""}</span>
      {!isOffline && describeProgress(progress, size)}
    </>
  );
}
