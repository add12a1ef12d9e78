type ViewSteps = readonly [right: number, up: number];

const arrows: Readonly<Record<string, ViewSteps>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The factor of the distance or angle for each zoom in. */
const zoomStep = 0.85;

interface Moves {
  turn: (...steps: ViewSteps) => void;
  zoom: (factor: number) => void;
  home: () => void;
  /** Handles keys of this viewer alone. Called before the shared keys. Returns whether it handled the event. */
  press?: (event: KeyboardEvent, arrow: ViewSteps | undefined) => boolean;
}

/** Connects the keyboard of the focused canvas, and the buttons with the same moves. A button turns twice as far as a key. */
export function listenToKeys(view: HTMLElement, canvas: HTMLElement, moves: Moves): void {
  const { turn, zoom, home, press } = moves;
  const move = (key: string, steps: number) => {
    const arrow = arrows[key];
    if (arrow) turn(arrow[0] * steps, arrow[1] * steps);
    else if (key === "+" || key === "=") zoom(zoomStep);
    else if (key === "-" || key === "_") zoom(1 / zoomStep);
    else if (key === "Home") home();
    else return false;
    return true;
  };
  canvas.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (press?.(event, arrows[event.key]) || move(event.key, 1)) event.preventDefault();
  });
  view.addEventListener("click", ({ target }) => {
    move((target as Element).closest("button")?.dataset.key ?? "", 2);
  });
}
