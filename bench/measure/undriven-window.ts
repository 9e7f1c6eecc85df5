import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { noteWhen, WINDOW } from './browse.ts';

/** How often it is asked whether something was seen, milliseconds: what is asked takes from the page. */
const ASKED_EVERY_MS = 500;

type Asking = (method: string, params?: object) => Promise<unknown>;

/** A window of a browser that what drives the browser knows nothing of. */
interface UndrivenWindow {
  /** How long it took until something was seen at an address, milliseconds. @throws where it was not within the time */
  readonly open: (url: string, seen: string, timeout: number) => Promise<number>;
  readonly close: () => Promise<unknown>;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Speaks with one page by the browser's own protocol. */
async function speakWith(browser: CDPSession, targetId: string): Promise<Asking> {
  // Inside the messages of the browser: what drives it would take a session of its own for one of a page that it looks after.
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: unknown) => void>();
  browser.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (from === sessionId && id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;
  return (method, params = {}) =>
    new Promise((answer, fail) => {
      const id = ++last;
      waiting.set(id, answer);
      const message = JSON.stringify({ id, method, params });
      browser.send('Target.sendMessageToTarget', { sessionId, message }).catch(fail);
    });
}

/**
 * A fresh window with the session of another, of which nothing is watched but when something is seen. What drives a page is told of each of its
 * requests and frames, which takes a quarter of a second from the opening of any: beside it a page that takes longer looks better than it is.
 */
export async function undrivenWindow(browser: Browser, signedIn: BrowserContext): Promise<UndrivenWindow> {
  const protocol = await browser.newBrowserCDPSession();
  const { browserContextId } = await protocol.send('Target.createBrowserContext');
  const cookies = await signedIn.cookies();
  await protocol.send('Storage.setCookies', {
    browserContextId,
    cookies: cookies.map(({ name, value, domain, path, httpOnly, secure, sameSite }) => ({
      name,
      value,
      domain,
      path,
      httpOnly,
      secure,
      sameSite,
    })),
  });
  const { targetId } = await protocol.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    ...WINDOW,
  });
  const ask = await speakWith(protocol, targetId);
  await ask('Page.enable');
  await ask('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: 1, mobile: false });
  const seenAt = async (): Promise<number> => {
    const asked = { expression: 'globalThis.seenAt ?? 0', returnByValue: true };
    const { result } = (await ask('Runtime.evaluate', asked)) as { result: { value: number } };
    return result.value;
  };
  return {
    open: async (url, seen, timeout) => {
      await ask('Page.navigate', { url: 'about:blank' });
      const { identifier } = (await ask('Page.addScriptToEvaluateOnNewDocument', {
        source: noteWhen(seen),
      })) as { identifier: string };
      await pause(ASKED_EVERY_MS);
      const from = Date.now();
      await ask('Page.navigate', { url });
      for (;;) {
        await pause(ASKED_EVERY_MS);
        const at = await seenAt();
        if (at > 0) {
          await ask('Page.removeScriptToEvaluateOnNewDocument', { identifier });
          return at - from;
        }
        if (Date.now() - from > timeout) throw new Error(`${seen} was not seen at ${url}`);
      }
    },
    close: async () => {
      await protocol.send('Target.disposeBrowserContext', { browserContextId });
      await protocol.detach();
    },
  };
}
