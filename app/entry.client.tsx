import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect, useLayoutEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepEarlyInput } from "~/browser/keep-early-input";
import { surviveTranslation } from "~/browser/survive-translation";
import { unreadable } from "~/forms/form-result";
import { prefixOf } from "~/messages/languages";
import * as language from "~/messages/locale";
import { textsLoaded } from "~/messages/translate.browser";
import { RenderContextProvider } from "./ui/render-context";

const { requestId = "", failedStatus } = document.documentElement.dataset;

/**
 * Hides the default value of each date from React, which sets it again, unchanged, while it hydrates the input. If the date has the focus,
 * Chromium then scrolls to it, and a visitor who has scrolled on presses something else.
 */
function keepDefaultsOfDates() {
  for (const date of findDates()) Object.defineProperty(date, "defaultValue", { value: "", ...changeable });
}

const changeable = { writable: true, configurable: true };

function findDates() {
  return document.querySelectorAll("input:is([type=date], [type=datetime-local])");
}

/**
 * Marks the document once all of it is hydrated: the effects of children run first. A visitor may already be typing then:
 * the focus returns to that control if the effect of a page with errors has moved it.
 */
function HydratedBrowser({ restoreInput }: { restoreInput: () => void }) {
  const focusedInput = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    restoreInput();
    focusedInput.current = document.querySelector(":is(input, select, textarea):focus");
    for (const date of findDates()) Reflect.deleteProperty(date, "defaultValue");
  }, [restoreInput]);
  useEffect(() => {
    // Focusing the control that already has the focus scrolls to it, too.
    if (document.activeElement !== focusedInput.current) focusedInput.current?.focus();
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("hydrated"));
  }, []);
  return <RemixBrowser />;
}

/** Makes the manifest what the server has rendered with: see `withRenderManifest`. */
function matchServer({ entry, routes }: typeof window.__remixManifest) {
  for (const module of [entry, ...Object.values(routes)]) module.imports = [];
  if (routes.root) routes.root.path = prefixOf(language.locale).slice(1);
}

/**
 * Decodes the data of the document. Remix's component would suspend its first rendering until that is done; a key press or click in between
 * makes React render synchronously, which fails (its error 345), and the page is never hydrated.
 */
async function decodeData() {
  // The document names the modules of its routes once it has imported them, and with them this one.
  await Promise.resolve();
  try {
    // Throws the promise before it calls any hook.
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/**
 * Replaces what the browser cannot read in every form that is validated or sent, such as a date without a year: it would be sent as an
 * empty value, which means no answer. Thus the form says what is wrong with it.
 */
function sendUnreadable(): void {
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const input of target.elements)
      if (input instanceof HTMLInputElement && input.validity.badInput && input.value === "")
        formData.set(input.name, unreadable);
  });
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

// Where a script cannot be loaded, the document stays as the server sent it, and works as without any script.
void textsLoaded().then(decodeData).then(hydrate);
