import { findElement } from "./elements";

export interface ViewerPlace {
  figure: HTMLElement;
  /** Covers the poster. */
  view: HTMLElement;
  /** The tools below the picture. */
  tools: HTMLElement;
  /** The value in the URL's fragment: `above` in `#scan:above`. Empty if the fragment has none. */
  address: string;
}

export interface Viewer {
  canvas: HTMLElement;
  /** Shows the state of another fragment. */
  goTo: (address: string) => void;
  close: () => void;
}

interface ViewerKind {
  /** As in viewer-stage.tsx. */
  kind: string;
  /** Returns undefined if the browser cannot draw the viewer. */
  create: (place: ViewerPlace) => Viewer | undefined;
}

/**
 * Makes the viewers of a page open at a click, also after they were closed. site-script.js loads the script of a viewer at the first click
 * on the button of viewer-stage.tsx. After that, this module handles the button.
 */
export function openViewers({ kind, create }: ViewerKind): void {
  for (const figure of document.querySelectorAll<HTMLElement>(`[data-viewer="${kind}"]`)) {
    const button = findElement(figure, "[data-import]", HTMLButtonElement);
    button.removeAttribute("data-import");
    const start = () => open(figure, button, { kind, create });
    button.addEventListener("click", start);
    start();
  }
}

/**
 * Returns the value of a kind of viewer in the URL's fragment. Empty if a mail program has cut the fragment within an encoded character.
 */
function addressOf(kind: string): string {
  const start = `#${kind}:`;
  if (!location.hash.startsWith(start)) return "";
  try {
    return decodeURIComponent(location.hash.slice(start.length));
  } catch {
    return "";
  }
}

/** Stores the state of a viewer in the URL's fragment. */
export function setAddress(kind: string, value: string): void {
  history.replaceState(history.state, "", `#${kind}:${value}`);
}

function open(figure: HTMLElement, button: HTMLButtonElement, { kind, create }: ViewerKind): void {
  const part = (name: string) => findElement(figure, `[data-part="${name}"]`, HTMLElement);
  const [frame, stage, start] = [part("frame"), part("stage"), part("start")];
  const content = findElement(figure, "template", HTMLTemplateElement).content.cloneNode(
    true,
  ) as DocumentFragment;
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
  connectFullScreen(findElement(view, '[data-part="fullScreen"]', HTMLButtonElement), frame);
  // If the viewer fills its page, scrolling would only affect the page that frames it.
  if (!("page" in frame.dataset)) frame.scrollIntoView({ block: "start" });
  viewer.canvas.focus({ preventScroll: true });
  const follow = () => {
    if (!location.hash.startsWith(`#${kind}:`)) return;
    frame.scrollIntoView({ block: "start" });
    viewer.goTo(addressOf(kind));
  };
  addEventListener("hashchange", follow);
  findElement(view, '[data-part="close"]', HTMLElement).addEventListener("click", () => {
    removeEventListener("hashchange", follow);
    if (document.fullscreenElement === frame) void document.exitFullscreen();
    viewer.close();
    leave();
    start.hidden = false;
    button.focus();
  });
}

/** Connects the full-screen button of an element. Hides it in browsers without full screen, such as on iPhones. */
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
