import { find } from "./elements";

export interface ViewerPlace {
  figure: HTMLElement;
  /** Lies over the poster. */
  view: HTMLElement;
  /** Stands below the picture. */
  tools: HTMLElement;
  /** Where the address leads: `above` of `#scan:above`; empty if it says nothing. */
  address: string;
}

export interface Viewer {
  canvas: HTMLElement;
  /** Shows what another address says. */
  goTo: (address: string) => void;
  close: () => void;
}

interface ViewerKind {
  /** As in viewer-stage.tsx. */
  kind: string;
  /** Returns undefined where the browser cannot draw it. */
  create: (place: ViewerPlace) => Viewer | undefined;
}

/**
 * Opens the viewers of a page, and again after they were closed. site-script.js loads the script of a viewer when a person first
 * clicks the button of viewer-stage.tsx; from then on this module handles the button.
 */
export function openViewers({ kind, create }: ViewerKind): void {
  for (const figure of document.querySelectorAll<HTMLElement>(`[data-viewer="${kind}"]`)) {
    const button = find(figure, "[data-import]", HTMLButtonElement);
    button.removeAttribute("data-import");
    const start = () => open(figure, button, { kind, create });
    button.addEventListener("click", start);
    start();
  }
}

/** Returns what the address of the page says to a kind of viewer; nothing if a mail program has cut it in the middle of a character. */
function addressOf(kind: string): string {
  const start = `#${kind}:`;
  if (!location.hash.startsWith(start)) return "";
  try {
    return decodeURIComponent(location.hash.slice(start.length));
  } catch {
    return "";
  }
}

/** Makes the address of the page lead to what a viewer shows. */
export function setAddress(kind: string, value: string): void {
  history.replaceState(history.state, "", `#${kind}:${value}`);
}

function open(figure: HTMLElement, button: HTMLButtonElement, { kind, create }: ViewerKind): void {
  const part = (name: string) => find(figure, `[data-part="${name}"]`, HTMLElement);
  const [frame, stage, start] = [part("frame"), part("stage"), part("start")];
  const content = find(figure, "template", HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  const [view, tools] = [...content.children] as [HTMLElement, HTMLElement];
  stage.append(view);
  stage.after(tools);
  frame.toggleAttribute("data-open", true);
  const leave = () => {
    view.remove();
    tools.remove();
    frame.removeAttribute("data-open");
  };
  const viewer = create({ figure, view, tools, address: addressOf(kind) });
  if (!viewer) {
    leave();
    button.hidden = true;
    const message = part("message");
    message.textContent = figure.dataset.unsupported ?? "";
    message.hidden = false;
    return;
  }
  start.hidden = true;
  connectFullScreen(find(view, '[data-part="fullScreen"]', HTMLButtonElement), frame);
  // A viewer that fills its page would only scroll the page that frames it.
  if (!("page" in frame.dataset)) frame.scrollIntoView({ block: "start" });
  viewer.canvas.focus({ preventScroll: true });
  const follow = () => {
    if (!location.hash.startsWith(`#${kind}:`)) return;
    frame.scrollIntoView({ block: "start" });
    viewer.goTo(addressOf(kind));
  };
  addEventListener("hashchange", follow);
  find(view, '[data-part="close"]', HTMLElement).addEventListener("click", () => {
    removeEventListener("hashchange", follow);
    if (document.fullscreenElement === frame) void document.exitFullscreen();
    viewer.close();
    leave();
    start.hidden = false;
    button.focus();
  });
}

/** Connects a button with the full screen of an element; hides it where a browser gives none, as on iPhones. */
function connectFullScreen(button: HTMLButtonElement, element: Element): void {
  button.hidden = !document.fullscreenEnabled;
  button.addEventListener("click", () => {
    void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen());
  });
  const enter = button.ariaLabel;
  element.addEventListener("fullscreenchange", () => {
    button.ariaLabel = document.fullscreenElement === element ? (button.dataset.leave ?? enter) : enter;
  });
}
