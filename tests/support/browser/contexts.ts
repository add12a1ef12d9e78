import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

interface KeptContext {
  context: BrowserContext;
  /** A page of the site that keeps the renderer process, with its compiled scripts, between tests. */
  keeper: Page;
  session: CDPSession;
  options: string;
}

export type Contexts = ReturnType<typeof keepContexts>;

/**
 * Reuses browser contexts among tests with the same options. A new context takes more processor time than most pages: its process has
 * compiled no script yet, and its cache is empty.
 *
 * @param origin the app's origin, without a trailing slash
 */
export function keepContexts(browser: Browser, origin: string) {
  const free: KeptContext[] = [];
  const used = new Map<BrowserContext, KeptContext>();

  async function create(options: BrowserContextOptions, key: string): Promise<KeptContext> {
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    return { context, keeper, session: await context.newCDPSession(keeper), options: key };
  }

  return {
    /** Returns an unused context without cookies, stored data and permissions. */
    take: async (options: BrowserContextOptions): Promise<BrowserContext> => {
      const key = JSON.stringify(options);
      const index = free.findIndex((each) => each.options === key);
      const [kept = await create(options, key)] = index < 0 ? [] : free.splice(index, 1);
      used.set(kept.context, kept);
      return kept.context;
    },
    /** Closes a context's pages and removes their stored data. */
    giveBack: async (context: BrowserContext): Promise<void> => {
      const kept = used.get(context);
      if (!kept) throw new Error("The context is not from take().");
      used.delete(context);
      for (const page of context.pages()) if (page !== kept.keeper) await page.close();
      await context.clearCookies();
      await context.clearPermissions();
      await context.setGeolocation(null);
      await kept.session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      free.push(kept);
    },
    /** Closes the least recently used contexts. Keeps `count` free ones. */
    closeAllBut: async (count: number): Promise<void> => {
      const closing = [...free.splice(0, Math.max(0, free.length - count)), ...used.values()];
      used.clear();
      for (const { context } of closing) await context.close();
    },
  };
}
