import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepEarlyInput } from "~/browser/keep-early-input";
import { unreadable } from "~/forms/form-result";
import { prefixOf } from "~/messages/languages";
import * as language from "~/messages/locale";
import { textsLoaded } from "~/messages/translate.browser";
import { RenderContextProvider } from "./ui/render-context";

const { requestId = "", failedStatus } = document.documentElement.dataset;

/**
 * Hides the default value of each date from React, which sets the same value again during hydration. Chromium would then scroll to a
 * focused date, and a visitor who has scrolled away could press the wrong control.
 */
function keepDefaultsOfDates() {
  for (const date of findDates()) Object.defineProperty(date, "defaultValue", { value: "", ...redefinable });
}

const redefinable = { writable: true, configurable: true };

function findDates() {
  return document.querySelectorAll("input:is([type=date], [type=datetime-local])");
}

/**
 * Marks the document as hydrated. The effects of children run first, so the whole document is hydrated then. A visitor may already be
 * typing: if the effect of a page with errors has moved the focus, the focus returns to the visitor's control.
 */
function HydratedBrowser({ restoreInput }: { restoreInput: () => void }) {
  const focusedInput = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    restoreInput();
    focusedInput.current = document.querySelector(":is(input, select, textarea):focus");
    for (const date of findDates()) Reflect.deleteProperty(date, "defaultValue");
  }, [restoreInput]);
  useEffect(() => {
    // Focusing a focused control would also scroll to it.
    if (document.activeElement !== focusedInput.current) focusedInput.current?.focus();
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("hydrated"));
  }, []);
  return <RemixBrowser />;
}

/** Makes the manifest equal to the server's: see `withRenderManifest`. */
function matchServer({ entry, routes }: typeof window.__remixManifest) {
  for (const module of [entry, ...Object.values(routes)]) module.imports = [];
  if (routes.root) routes.root.path = prefixOf(language.locale).slice(1);
}

/**
 * Decodes the data of the document. Remix's component would suspend its first rendering until then. A key press or click during that time
 * makes React render synchronously, which fails (its error 345), and the page is never hydrated.
 */
async function decodeData() {
  // Waits, because the document lists its routes' modules only after it has imported them and this module.
  await Promise.resolve();
  try {
    // Throws the promise before it calls any hook, so this call outside of React is safe.
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/**
 * Replaces a value that the browser cannot parse, such as a date without a year, in every form that is validated or sent. The browser would
 * send an empty value, which means no answer. The replacement causes an error message.
 */
function sendUnreadable(): void {
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const input of target.elements)
      if (input instanceof HTMLInputElement && input.validity.badInput && input.value === "")
        formData.set(input.name, unreadable);
  });
}

/**
 * Lets React continue after the browser or an extension has translated the page. A translation replaces text nodes with `<font>` elements.
 * When React then removes such a text node or inserts before it, it would fail and drop that part of the page. See
 * https://github.com/facebook/react/issues/11538.
 */
function surviveTranslation(): void {
  const { prototype } = Node;
  const insertBefore = Reflect.get(prototype, "insertBefore");
  const removeChild = Reflect.get(prototype, "removeChild");
  prototype.insertBefore = function <Inserted extends Node>(inserted: Inserted, next: Node | null): Inserted {
    return insertBefore.call(this, inserted, next?.parentNode === this ? next : null) as Inserted;
  };
  prototype.removeChild = function <Removed extends Node>(removed: Removed): Removed {
    return removed.parentNode === this ? (removeChild.call(this, removed) as Removed) : removed;
  };
}

function hydrate() {
  const restoreInput = keepEarlyInput();
  keepDefaultsOfDates();
  sendUnreadable();
  surviveTranslation();
  startTransition(() => {
    matchServer(window.__remixManifest);
    hydrateRoot(
      document,
      <StrictMode>
        <RenderContextProvider
          value={{ nonce: "", requestId, failedStatus: failedStatus ? Number(failedStatus) : undefined }}
        >
          <HydratedBrowser restoreInput={restoreInput} />
        </RenderContextProvider>
      </StrictMode>,
    );
  });
}

// If a script cannot be loaded, the document stays as the server sent it, and works without script.
void textsLoaded().then(decodeData).then(hydrate);
