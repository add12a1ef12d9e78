/** Connects a button with the full screen of an element; hides it where a browser gives none, as on iPhones. */
export function connectFullScreen(button: HTMLButtonElement, element: Element): void {
  button.hidden = !document.fullscreenEnabled;
  button.addEventListener("click", () => {
    void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen());
  });
  element.addEventListener("fullscreenchange", () => {
    button.ariaPressed = String(document.fullscreenElement === element);
  });
}
