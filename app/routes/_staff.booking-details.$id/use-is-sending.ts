import { useNavigation } from "@remix-run/react";
import type { Intent } from "./intents";

/** Whether the form with this intent is on its way. */
export function useIsSending(intent: Intent): boolean {
  return useNavigation().formData?.get("intent") === intent;
}
