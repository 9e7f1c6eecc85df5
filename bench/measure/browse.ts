import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';

export const WINDOW = { width: 1440, height: 900 };

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  });

/** A fresh window of a seeded user, through the real sign-in: the browser takes the session's cookie only from the server itself. */
export async function signedInWindow(
  browser: Browser,
  serverUrl: string,
  userId: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: WINDOW });
  const asked = await context.request.get(`${serverUrl}/api/auth/oidc/login`);
  await context.request.post(asked.url(), { form: { email: `${userId}@tussock.example` } });
  return context;
}

/** Runs in the page, which has no types here: when something is seen first. A page that is busy with what comes behind it answers us late. */
export const noteWhen = (seen: string): string => `{
  const watch = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(seen)})) return;
    globalThis.seenAt = Date.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}`;
