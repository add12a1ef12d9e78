/** Gives `<dialog>` the methods of modal dialogs, which jsdom does not have. */
export function addModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}
