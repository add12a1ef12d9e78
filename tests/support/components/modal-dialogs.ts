/** Adds the methods of modal dialogs to `<dialog>`. jsdom lacks them. */
export function addModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
