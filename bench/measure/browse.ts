import { chromium, type Browser, type BrowserContext } from '@playwright/test';

const WINDOW = { width: 1440, height: 900 };
/** A Chromium that asks nothing of the network and draws WebGL in software. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are put together without WebGL, which is software here: only maps draw by it.
  '--disable-gpu-compositing',
];

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: FLAGS });

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
