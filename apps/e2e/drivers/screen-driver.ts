import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 AA that a machine can check. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No screen has more places for the keyboard. */
const MOST_TABS = 60;

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** No motion of the product takes longer. */
const LONGEST_ANIMATION_MS = 3000;

/** What every screen has, and what a person sees of it whatever it is. */
export class ScreenDriver {
  readonly #page: Page;
  readonly #faults: string[] = [];
  /** Statuses that this story provokes on purpose. 401 tells the browser that nobody is signed in: no story need say so. */
  readonly #foreseen = new Set([401]);

  #losesLine = false;

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', (error) => {
      if (!this.#losesLine) this.#faults.push(error.message);
    });
    page.on('console', (message) => {
      if (message.type() !== 'error' || this.#losesLine) return;
      const status = Number(/status of (\d{3})/.exec(message.text())?.[1]);
      if (!this.#foreseen.has(status)) this.#faults.push(`${message.text()} (${message.location().url})`);
    });
  }

  /** The story provokes refusals with this status: the browser's own note of them is no fault. */
  mayBeRefused(status: number): void {
    this.#foreseen.add(status);
  }

  /** The story takes the line away: what could not be fetched meanwhile is no fault. */
  mayLoseLine(): void {
    this.#losesLine = true;
  }

  /** Everything the browser complained of. */
  faults(): readonly string[] {
    return this.#faults;
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async goBack(): Promise<void> {
    await this.#page.goBack();
  }

  async take(size: keyof typeof sizes): Promise<void> {
    await this.#page.setViewportSize(sizes[size]);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** The address, without the site. */
  address(): string {
    const { pathname, search } = new URL(this.#page.url());
    return pathname + search;
  }

  title(): Promise<string> {
    return this.#page.title();
  }

  async expectAddress(path: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.address())
      .toMatch(typeof path === 'string' ? new RegExp(`^${path}$`) : path);
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async expectHeadingInView(name: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 2, name })).toBeInViewport();
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect(this.#page.getByText(text).first()).toBeVisible();
  }

  /** Whether the screen says something just now. */
  async says(text: string): Promise<boolean> {
    return await this.#page.getByText(text).isVisible();
  }

  async expectNoText(text: string): Promise<void> {
    await expect(this.#page.getByText(text)).toHaveCount(0);
  }

  async expectToast(sentence: string | RegExp): Promise<void> {
    // The same may be told of two things, one after the other.
    const told = this.#page.getByRole('region', { name: /notification/i }).getByText(sentence);
    await expect(told.last()).toBeVisible();
  }

  async expectLink(name: string): Promise<void> {
    await expect(this.#page.getByRole('link', { name })).toBeVisible();
  }

  async pressButton(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).click();
  }

  /** Ctrl K, some letters, and the first of what is found. */
  async findOnFarm(letters: string, name: string): Promise<void> {
    await this.press('Control+k');
    await this.#page.getByRole('searchbox').fill(letters);
    await this.#page.getByRole('menuitem', { name }).first().waitFor();
    await this.press('ArrowDown', 'Enter');
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  async type(words: string): Promise<void> {
    await this.#page.keyboard.type(words);
  }

  /** Presses Tab until the keyboard stands on what is called so; a page where it never does is a fault. */
  async tabTo(name: string): Promise<void> {
    const seen: string[] = [];
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      await this.#page.keyboard.press('Tab');
      const here = await this.#focused();
      if (here === name) return;
      seen.push(here);
    }
    throw new Error(`The keyboard never came to “${name}”, but to ${seen.join(' | ')}`);
  }

  /** Nothing lies beyond the right edge: nobody has to scroll a page sideways. */
  async expectNoSidewaysScroll(): Promise<void> {
    const beyond = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  }

  /** No fault that an accessibility checker can find. */
  async expectAccessible(): Promise<void> {
    // A map's own buttons have their names when it has started.
    await expect(this.#page.locator('[data-map-state=busy]')).toHaveCount(0, { timeout: 30_000 });
    // What a pending button says is hidden under its spinner; one behind a dialog may wait as long as that stands.
    const dialogs = this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'));
    const front = (await dialogs.count()) > 0 ? dialogs.last() : this.#page.locator('body');
    await expect(front.locator('button[aria-busy="true"]')).toHaveCount(0);
    // A colour half way between two is nobody's; what goes round for ever, like a spinner, is not waited for.
    // Nor is one that stands still, as they do in a window that the browser does not draw for a while.
    await this.#page.evaluate((longest) => {
      const settled = Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      );
      return Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longest))]);
    }, LONGEST_ANIMATION_MS);
    const violations = await this.#inPlace(async () => {
      const found = await new AxeBuilder({ page: this.#page })
        .options({ resultTypes: ['violations'] })
        .withTags(WCAG)
        // Within the page: else each look opens a second page to sum up what was found, which takes longer than the look. Frames of other sites,
        // which are not looked into this way, are nowhere here.
        .setLegacyMode()
        .analyze();
      return found.violations;
    });
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, place: target.join(' '), isInFrame: target.length > 1 })),
    );
    const standing = await Promise.all(
      faults.map(async ({ place, isInFrame }) => isInFrame || (await this.#stands(place))),
    );
    expect(faults.filter((_, index) => standing[index]).map(({ id, place }) => `${id}: ${place}`)).toEqual(
      [],
    );
  }

  /** Whether something is there to be read: a message that fades away, or went while one looked, is nobody's any more. */
  #stands(place: string): Promise<boolean> {
    return this.#page.evaluate((selector) => {
      const found = document.querySelector(selector);
      return found !== null && found.closest('[data-phase="leaving"]') === null;
    }, place);
  }

  /** With the bars at their own places: what they cover for the moment is scrolled out from under them, and no smaller for that. */
  async #inPlace<Found>(look: () => Promise<Found>): Promise<Found> {
    const stand = (position: string) =>
      this.#page.evaluate((where) => {
        for (const bar of document.querySelectorAll<HTMLElement>('nav, header, footer'))
          bar.style.position = where;
      }, position);
    await stand('static');
    const found = await look();
    await stand('');
    return found;
  }

  async expectFocused(name: string): Promise<void> {
    await expect.poll(() => this.#focused()).toBe(name);
  }

  /** What the keyboard stands on, in its spoken words: its label, or what is written on it. */
  #focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.firstChild?.textContent : null;
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
    });
  }
}
