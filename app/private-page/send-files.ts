import { sendFile } from "~/browser/send-file";
import { describeProgress, toPercent } from "~/files/describe-progress";
import { maxFilesPerBooking } from "~/files/limits";
import { checkFile } from "~/files/rules";
import { sayFile } from "~/forms/refusals/file";
import * as forms from "~/messages/private-page-forms";
import * as text from "~/messages/uploads";
import { collectParts, find } from "~/site/viewer/elements";

interface SentFile {
  file: File;
  row: ReturnType<typeof createRow>;
  /** Once it is stored. */
  id?: string;
  state: "waiting" | "stored" | "refused";
}

/**
 * Sends the files of a form one after the other before the form itself, which then only names them. One that is refused does not keep
 * the others from being added.
 */
function sendFilesOf(form: HTMLFormElement): void {
  const input = find(form, "input[type=file]", HTMLInputElement);
  const button = find(form, "button[type=submit]", HTMLButtonElement);
  const send = button.textContent;
  let files: SentFile[] = [];
  let fields: HTMLInputElement[] = [];
  let isSending = false;

  const add = (file: File) => {
    const abort = new AbortController();
    const sent: SentFile = { file, row: createRow(form, file.name, abort), state: "waiting" };
    abort.signal.addEventListener("abort", () => {
      files = files.filter((each) => each !== sent);
      sent.row.element.remove();
      input.focus();
      if (!isSending) submit();
    });
    const isFull = countWanted() >= maxFilesPerBooking;
    files.push(sent);
    const refused = checkFile(file);
    if (refused) refuse(sent, sayFile(refused).message);
    else if (isFull) refuse(sent, forms.file.tooMany(file.name, maxFilesPerBooking));
  };

  const addChosen = () => {
    for (const file of input.files ?? []) add(file);
    input.value = "";
  };

  /** Those of this page, and those that an earlier post could not add. */
  const countWanted = () =>
    files.filter(({ state }) => state !== "refused").length +
    form.querySelectorAll("[data-part=rows] input[name=upload]").length;

  const showSending = (number: number | null) => {
    button.disabled = number !== null;
    button.setAttribute("aria-busy", String(button.disabled));
    const wanted = files.filter(({ state }) => state !== "refused").length;
    button.textContent = number === null ? send : text.sendingFile(number, wanted);
  };

  const sendAll = async () => {
    const tried = new Set<SentFile>();
    for (;;) {
      // Chosen while the others were sent.
      addChosen();
      const next = files.find((each) => each.state === "waiting" && !tried.has(each));
      if (!next) break;
      tried.add(next);
      showSending(files.filter(({ state }) => state === "stored").length + 1);
      await sendOne(form, next);
    }
    showSending(null);
    submit();
  };

  /** Sends the form, unless a file can still be sent, or none is. It names what was refused, too. */
  const submit = () => {
    const stored = files.filter(({ state }) => state === "stored");
    const isReady = stored.length > 0 && files.every(({ state }) => state !== "waiting");
    for (const { row } of stored) row.end(isReady ? text.uploaded : text.waiting);
    if (!isReady) return;
    for (const field of fields) field.remove();
    fields = [
      createField("intent", "files"),
      ...files.flatMap(({ state, id = "", file: { name, size } }) =>
        state === "refused"
          ? [createField("refused", `${size} ${name}`)]
          : [createField("upload", id), createField("fileName", name)],
      ),
    ];
    form.append(...fields);
    form.enctype = "application/x-www-form-urlencoded";
    form.submit();
  };

  form.addEventListener("submit", (event) => {
    addChosen();
    if (files.length === 0) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void sendAll().finally(() => (isSending = false));
  });
}

async function sendOne(form: HTMLFormElement, sent: SentFile): Promise<void> {
  const { file, row } = sent;
  row.say("");
  const outcome = await sendFile({
    file,
    to: form.dataset.sendFiles ?? "",
    signal: row.signal,
    onProgress: (progress) => row.show(progress, file.size),
    notSent: forms.file.notSent,
  });
  if (row.signal.aborted) return;
  if (outcome.isSent) {
    sent.state = "stored";
    sent.id = outcome.stored.id;
    row.end(text.uploaded);
  } else if (outcome.canRetry) {
    row.end("");
    row.say(outcome.message);
  } else refuse(sent, outcome.message);
}

function refuse(sent: SentFile, message: string): void {
  sent.state = "refused";
  sent.row.end("");
  sent.row.say(message);
}

function createRow(form: HTMLFormElement, name: string, abort: AbortController) {
  const content = find(form, "template", HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  const parts = collectParts(content);
  const element = find(content, "li", HTMLElement);
  const bar = parts.progress as HTMLProgressElement;
  const set = (part: string, value: string) => {
    const target = parts[part];
    if (target && target.textContent !== value) target.textContent = value;
  };
  set("name", name);
  set("state", text.waiting);
  bar.ariaLabel = name;
  const remove = parts.remove as HTMLButtonElement;
  const offer = (isSending: boolean) => {
    remove.textContent = isSending ? text.cancel : text.remove;
    remove.ariaLabel = isSending ? text.cancelFile(name) : text.removeFile(name);
  };
  offer(false);
  remove.addEventListener("click", () => abort.abort());
  find(form, "[data-part=rows]", HTMLElement).append(element);
  return {
    element,
    signal: abort.signal,
    show: (progress: Parameters<typeof describeProgress>[0], size: number) => {
      offer(true);
      bar.hidden = false;
      bar.value = toPercent(progress, size);
      set("state", progress.isOffline ? "" : describeProgress(progress, size));
      set("said", progress.isOffline ? text.paused : "");
    },
    end: (said: string) => {
      offer(false);
      bar.hidden = true;
      set("state", "");
      set("said", said);
    },
    say: (message: string) => {
      parts.error?.toggleAttribute("hidden", message === "");
      set("message", message);
    },
  };
}

function createField(name: string, value: string): HTMLInputElement {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  return field;
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-send-files]")) {
  if (form.dataset.isReady) continue;
  form.dataset.isReady = "yes";
  sendFilesOf(form);
}
