import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, until, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../fixtures/start-tussock.ts';
import { buttonXPath, linkSelector, PATIENCE_MS, textXPath, type EngineBrowser } from './engine-browser.ts';

/** Debian's WebKitGTK: the folder is named after the architecture. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (architecture) => `/usr/lib/${architecture}/webkit2gtk-4.1/MiniBrowser`,
);

interface Process {
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

function start(command: string, args: readonly string[], env = process.env): Process {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { process: child, stop };
}

/** Starts a screen without a monitor; it chooses its number itself and writes it to the descriptor. */
async function startScreen(): Promise<Process & { display: string }> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
  const numbers = screen.process.stdio[3];
  if (!numbers || !('read' in numbers)) throw new Error('Xvfb has no descriptor to write its number to.');
  const [line] = await once(createInterface({ input: numbers }), 'line', {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { ...screen, display: `:${String(line)}` };
}

/** Safari's engine in a window of its own, driven over WebDriver. @throws when WebKitGTK's browser or driver is not installed */
export async function startWebKit(): Promise<EngineBrowser> {
  const binary = MINI_BROWSERS.find((path) => existsSync(path));
  if (!binary) throw new Error('WebKit is needed: apt-get install webkit2gtk-driver xvfb');
  const port = await findFreePort();
  const screen = await startScreen();
  const server = start('WebKitWebDriver', [`--port=${port}`], { ...process.env, DISPLAY: screen.display });
  const stop = async (): Promise<void> => {
    await server.stop();
    await screen.stop();
  };
  try {
    return browserOf(await connect(port, binary), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function browserOf(driver: WebDriver, stop: () => Promise<void>): EngineBrowser {
  const find = (locator: By) => driver.wait(until.elementLocated(locator), PATIENCE_MS);
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    press: async (text) => {
      const button = await find(By.xpath(buttonXPath(text)));
      await driver.wait(until.elementIsEnabled(button), PATIENCE_MS);
      await button.click();
    },
    expectText: async (text) => void (await find(By.xpath(textXPath(text)))),
    expectAddress: async (path) => void (await driver.wait(until.urlMatches(path), PATIENCE_MS)),
    linkTo: async (part) => String(await (await find(By.css(linkSelector(part)))).getAttribute('href')),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await stop();
    },
  };
}

/** Asks until the driver listens. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const last = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      const isStarting = error instanceof Error && error.message.includes('ECONNREFUSED');
      if (!isStarting || Date.now() > last) throw error;
    }
  }
}
