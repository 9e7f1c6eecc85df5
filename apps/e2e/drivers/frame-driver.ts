import { expect, type Page } from '@playwright/test';

/** What was seen at an address. */
export interface Seen {
  readonly address: string;
  readonly heading: string;
  /** Something to follow, press or choose in the page, below a bar that leads home. */
  readonly hasWayOn: boolean;
}

/** The frame around every screen, and what a browser may lack. */
export class FrameDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What is kept in the browser is refused, as some do in private windows. */
  async forbidStore(): Promise<void> {
    await this.#page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
    });
  }

  /** Lays down in the browser's store what no page of ours has written. */
  async layDown(kept: Readonly<Record<string, string>>): Promise<void> {
    await this.#page.addInitScript((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(kept));
  }

  /** The browser draws no WebGL. */
  async forbidWebGl(): Promise<void> {
    await this.#page.addInitScript(() => {
      const { prototype } = HTMLCanvasElement;
      const own = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value as (
        type: string,
      ) => unknown;
      Object.assign(prototype, {
        getContext(this: HTMLCanvasElement, type: string, ...how: readonly unknown[]) {
          return type.startsWith('webgl') ? null : Reflect.apply(own, this, [type, ...how]);
        },
      });
    });
  }

  /** The browser has no databases, as in some private windows. */
  async forbidDatabases(): Promise<void> {
    await this.#page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        configurable: true,
        value: {
          open: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
          databases: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
        },
      });
    });
  }

  /** The device refuses to keep files, in the way of a browser whose room is used up; or takes them again. */
  async haveRoom(hasRoom: boolean): Promise<void> {
    await this.#page.evaluate((isTaken) => {
      const store = IDBObjectStore.prototype as unknown as Record<'put' | 'kept', IDBObjectStore['put']>;
      store.kept ??= store.put;
      const { kept } = store;
      store.put = function put(this: IDBObjectStore, ...given: Parameters<IDBObjectStore['put']>) {
        if (!isTaken && this.name === 'blob') throw new DOMException('Full.', 'QuotaExceededError');
        return kept.apply(this, given);
      };
    }, hasRoom);
  }

  /** So many bytes are all that this origin may keep. Chromium holds to it where it is said before anything is kept; it says the usual room all the same. */
  async limitRoom(bytes: number): Promise<void> {
    await this.#page.goto('/readyz');
    const devTools = await this.#page.context().newCDPSession(this.#page);
    const origin = `${new URL(this.#page.url()).origin}/`;
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
  }

  /** The clock of this device goes wrong by so many days. */
  async moveClock(days: number): Promise<void> {
    await this.#page.clock.install({ time: Date.now() + days * 86_400_000 });
  }

  /**
   * All of a plan was kept by the release before: its rows are of another shape, which nobody can read any more, and what waits names the
   * shape of its own time, and lacks what came since.
   */
  async makeKeptOlder(planId: string): Promise<void> {
    await this.#page.evaluate(async (id) => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const request = indexedDB.open(names.find((name) => name.endsWith(id)) ?? '');
      await new Promise((resolve) => (request.onsuccess = resolve));
      const trx = request.result.transaction(['head', 'chunk', 'outbox'], 'readwrite');
      const [head, outbox] = [trx.objectStore('head'), trx.objectStore('outbox')];
      const [kept, all] = [head.get('head'), outbox.getAll()];
      await new Promise((resolve) => (all.onsuccess = resolve));
      head.put({ ...(kept.result as object), schema: 'of the release before' }, 'head');
      trx.objectStore('chunk').clear();
      for (const one of all.result as { op: object; isSent?: boolean }[]) {
        const { isSent: _, ...former } = one;
        outbox.put({ ...former, op: { ...one.op, schema: 'page' } });
      }
      await new Promise((resolve) => (trx.oncomplete = resolve));
      request.result.close();
    }, planId);
    await this.#page.reload();
  }

  /** Which release the page says that it is of; null for one that says nothing. */
  async expectRelease(release: string | null): Promise<void> {
    const said = (): Promise<string | null> =>
      this.#page.evaluate(() => document.documentElement.getAttribute('data-release'));
    await expect.poll(() => said().catch(() => 'on its way')).toBe(release);
  }

  /** Takes the release that waits, by the button of the toast that tells of it. */
  async takeRelease(): Promise<void> {
    await this.#page
      .getByRole('region', { name: /notification/i })
      .getByRole('listitem')
      .filter({ hasText: 'Tussock has been updated.' })
      .getByRole('button', { name: 'Reload' })
      .click();
  }

  async goOffline(): Promise<void> {
    await this.#page.context().setOffline(true);
  }

  async comeBack(): Promise<void> {
    await this.#page.context().setOffline(false);
  }

  /** The page comes, and the code that it asks for does not; the next time it does. */
  async loseNextCode(): Promise<void> {
    await this.#page.route(await this.#codeBehindFirst(), (route) => route.abort('connectionreset'));
  }

  /** All scripts but the first, which asks for the others. */
  async #codeBehindFirst(): Promise<(address: URL) => boolean> {
    const page = await (await this.#page.request.get('/')).text();
    const first = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? 'none';
    return ({ pathname }) => pathname.endsWith('.js') && pathname !== first;
  }

  async reloadByButton(): Promise<void> {
    await this.#page.unrouteAll();
    await this.#page.getByRole('button', { name: 'Reload' }).click();
  }

  /** No call is answered from here on: a line that is there, and gives nothing. */
  async holdAnswers(): Promise<void> {
    await this.#page.context().route('**/api/**', () => new Promise(() => undefined));
    // The engine counts a map as drawn when each of its tiles has come: they come empty.
    await this.#page.context().route('**/api/tiles/**', (route) => route.fulfill({ status: 204 }));
  }

  /** Half the window in each direction: what a page enlarged to 200 % has. */
  async enlargeTwice(): Promise<void> {
    await this.#page.setViewportSize({ width: 720, height: 450 });
  }

  /** Opens one address after another, and answers what stood there. */
  async sweep(addresses: readonly string[]): Promise<readonly Seen[]> {
    const seen: Seen[] = [];
    for (const address of addresses) {
      await this.#page.goto(address);
      const heading = this.#page.getByRole('heading', { level: 1 }).first();
      await heading.waitFor();
      const main = this.#page.getByRole('main');
      const ways = main.getByRole('link').or(main.getByRole('button')).or(main.getByRole('radio'));
      // Some come with the data of the page; a page on which none comes is told of by the story.
      await ways
        .first()
        .waitFor()
        .catch(() => undefined);
      seen.push({
        address,
        heading: (await heading.textContent()) ?? '',
        hasWayOn: (await ways.count()) > 0 && (await this.#page.getByRole('banner').isVisible()),
      });
    }
    return seen;
  }

  async expectBanner(words: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
  }

  async expectNoBanner(words: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: words })).toHaveCount(0);
  }

  async expectNothingSideways(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  }

  /** The places of the plan, as they are offered beside or below its screens. */
  async places(): Promise<readonly string[]> {
    const navigation = this.#page.getByRole('navigation', { name: 'This plan' });
    await navigation.waitFor();
    const buttons = navigation.getByRole('link').or(navigation.getByRole('button'));
    await expect.poll(() => buttons.count()).toBeGreaterThan(3);
    return (await buttons.allTextContents()).map((text) => text.trim());
  }

  /** Goes to a place of the plan; on a phone it may stand behind a button, or among others on a page. */
  async goTo(
    place: string,
    { behind, among = 'This plan' }: { readonly behind?: string; readonly among?: string } = {},
  ): Promise<void> {
    const navigation = this.#page.getByRole('navigation', { name: among });
    if (behind !== undefined) await navigation.getByRole('button', { name: behind }).click();
    await navigation.getByRole('link', { name: place, exact: true }).click();
  }

  /** Presses by the keyboard the button of that name; the keyboard stands where the page then puts it. */
  async pressByKeyboard(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).press('Enter');
  }

  async expectMapHasKeyboard(): Promise<void> {
    const canvas = this.#page.locator('canvas.maplibregl-canvas');
    await expect(canvas).toBeFocused();
    await expect(canvas).toHaveCSS('outline-style', 'solid');
  }

  async expectDialog(title: string): Promise<void> {
    await expect(this.#page.getByRole('alertdialog', { name: title })).toBeVisible();
  }

  async answer(answer: string): Promise<void> {
    await this.#page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  }

  async press(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button, exact: true }).click();
  }

  async openList(label: string | RegExp): Promise<void> {
    await this.#page.getByRole('button', { name: label }).first().click();
    await expect(this.#page.getByRole('listbox')).toBeVisible();
  }

  async expectNoList(): Promise<void> {
    await expect(this.#page.getByRole('listbox')).toHaveCount(0);
  }

  async expectField(label: string, value: string): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
  }

  async expectEnabled(button: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: button, exact: true })).toBeEnabled();
  }

  async expectNoButton(button: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  }
}
