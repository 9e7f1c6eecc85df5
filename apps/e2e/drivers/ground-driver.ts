import { expect, type Locator, type Page } from '@playwright/test';

const GROUND_TIMEOUT_MS = 90_000;

/** Where the base map of a story is. */
export const BASEMAP_ORIGIN = 'https://maps.example';
/** One pixel of straw. */
const STRAW_TILE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGN4c2cBAAUgAmlkBZY5AAAAAElFTkSuQmCC';

/** What lies under the farm on a map, and what the terrain model says of it. */
export class GroundDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The ground is there, and the map has drawn it. */
  async expectLaid(): Promise<void> {
    await this.#page.waitForSelector('[data-map-ground=laid][data-map-state=idle]', {
      state: 'attached',
      timeout: GROUND_TIMEOUT_MS,
    });
  }

  async expectContours({ areShown }: { readonly areShown: boolean }): Promise<void> {
    const none = this.#page.locator('[data-map-contours="0"]');
    await expect(none).toHaveCount(areShown ? 0 : 1, { timeout: GROUND_TIMEOUT_MS });
  }

  /** The address of every tile of heights this page has asked for from now on. */
  watchHeights(): readonly string[] {
    const seen: string[] = [];
    this.#page.context().on('request', (request) => {
      if (request.url().includes('/api/tiles/terrain/')) seen.push(request.url());
    });
    return seen;
  }

  /** Chooses what lies under the farm, by the switch on the map. */
  async chooseLook(look: 'Photo' | 'Relief' | 'Plain'): Promise<void> {
    // The choice lies over its words.
    await this.#page.getByRole('radio', { name: look, exact: true }).check({ force: true });
  }

  async expectLook(look: 'Photo' | 'Relief' | 'Plain'): Promise<void> {
    await expect(this.#page.getByRole('radio', { name: look, exact: true })).toBeChecked();
  }

  /** The key that shows the next look. */
  async pressKey(): Promise<void> {
    await this.#page.keyboard.press('r');
  }

  /** The address of every tile of photographs this page has asked for from now on. */
  watchPhotographs(): readonly string[] {
    const seen: string[] = [];
    this.#page.context().on('request', (request) => {
      if (request.url().includes('/api/tiles/imagery/')) seen.push(request.url());
    });
    return seen;
  }

  /** Nothing of the terrain can be had, as when its publisher is away. */
  async takeAway(): Promise<void> {
    await this.#page
      .context()
      .route('**/api/tiles/terrain/**', (route) => route.fulfill({ status: 404, body: '' }));
  }

  /** What answers at the address of the base map's style, null for nothing ever, and how many of its tiles were asked for. */
  async serveBasemap(style: string | 404 | null): Promise<{ readonly tileCount: () => number }> {
    let tiles = 0;
    const headers = { 'access-control-allow-origin': '*' };
    await this.#page.context().route(`${BASEMAP_ORIGIN}/**`, (route) => {
      if (route.request().url().endsWith('.png')) {
        tiles += 1;
        return route.fulfill({ body: Buffer.from(STRAW_TILE, 'base64'), contentType: 'image/png', headers });
      }
      if (style === null) return undefined;
      return style === 404
        ? route.fulfill({ status: 404, body: '', headers })
        : route.fulfill({ body: style, contentType: 'application/json', headers });
    });
    return { tileCount: () => tiles };
  }

  async expectBasemap(outcome: 'laid' | 'away'): Promise<void> {
    await this.#page.waitForSelector(`[data-map-basemap=${outcome}][data-map-state=idle]`, {
      state: 'attached',
      timeout: GROUND_TIMEOUT_MS,
    });
  }

  async expectAttribution(words: string): Promise<void> {
    await expect(this.#page.locator('.maplibregl-ctrl-attrib')).toContainText(words);
  }

  async toggle(layer: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name: layer, exact: true }).click();
  }

  async expectProposal(field: string, sentence: RegExp): Promise<void> {
    await expect(this.#proposal(field)).toContainText(sentence, { timeout: GROUND_TIMEOUT_MS });
  }

  async takeProposal(field: string): Promise<void> {
    await this.#proposal(field).getByRole('button', { name: 'Enter this' }).click();
    await expect(this.#proposal(field)).toContainText('Entered.');
  }

  /** What stands in a list to choose from. */
  async chosenIn(field: string): Promise<string> {
    return (await this.#page.getByRole('button', { name: field }).first().textContent()) ?? '';
  }

  #proposal(field: string): Locator {
    return this.#page.getByRole('group', { name: `${field} by the terrain model` });
  }
}
