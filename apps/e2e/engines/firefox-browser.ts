import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { buttonXPath, linkSelector, PATIENCE_MS, textXPath, type EngineBrowser } from './engine-browser.ts';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Firefox as Debian has it, driven over WebDriver BiDi. @throws when it is not installed */
export async function startFirefox(): Promise<EngineBrowser> {
  if (!existsSync(FIREFOX)) throw new Error('Firefox is needed: apt-get install firefox-esr');
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const find = (selector: string) => page.locator(selector).waitHandle();
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    press: (text) => page.locator(`::-p-xpath(${buttonXPath(text)})`).click(),
    expectText: async (text) => void (await find(`::-p-xpath(${textXPath(text)})`)),
    expectAddress: async (path) =>
      void (await page.waitForFunction(
        (source: string) => new RegExp(source).test(location.href),
        {},
        path.source,
      )),
    linkTo: async (part) => {
      const link = await find(linkSelector(part));
      return link.evaluate((element) => (element as HTMLAnchorElement).href); // the selector asks for `a`
    },
    close: () => browser.close(),
  };
}
