import * as text from "~/messages/sample-scan";
import type { Measuring } from "./measuring";
import { addressPicture } from "./scan-address";
import type { Scene } from "./scene";

/** Makes the address lead to what the picture shows, copies it, and says so. */
export async function copyLink(
  { camera, box, coloring }: Scene,
  { measurement }: Measuring,
  hint: HTMLElement,
): Promise<void> {
  addressPicture({ camera, box }, coloring.mode, measurement);
  try {
    await navigator.clipboard.writeText(location.href);
    hint.textContent = text.linkCopied;
  } catch {
    // Without a secure connection or a permission, the address bar has it.
    hint.textContent = text.linkInAddress;
  }
}
