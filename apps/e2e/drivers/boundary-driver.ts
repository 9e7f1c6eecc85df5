import { expect, type Locator, type Page } from '@playwright/test';

type SearchWay = 'Title' | 'Address' | 'Appellation';

/** Choosing titles: the search, the lists and the boundary they make. */
export class BoundaryDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/map/cadastral`);
    await expect(this.#page.getByRole('heading', { name: 'Boundary', level: 1 })).toBeVisible();
  }

  /** What the map says while it shows too much to tell a title. */
  async expectHint(words: string): Promise<void> {
    await expect(this.#page.getByText(words)).toBeVisible();
  }

  async find(way: SearchWay, words: string): Promise<void> {
    await this.#page.getByRole('radio', { name: way }).check();
    await this.#page.getByRole('searchbox').fill(words);
    await this.#page.getByRole('button', { name: 'Find', exact: true }).click();
  }

  /** Pastes a list of title numbers, as a letter or a spreadsheet has them, and looks for them. */
  async findPasted(list: string): Promise<void> {
    await this.#page.getByRole('radio', { name: 'Title' }).check();
    const box = this.#page.getByRole('searchbox');
    await box.focus();
    await box.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, list);
    await this.#page.keyboard.press('Enter');
  }

  async expectFound(count: RegExp): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: count })).toBeVisible();
  }

  /** Ticks the first titles that were found, and answers what they are called. */
  async chooseFound(count: number): Promise<string[]> {
    const found = this.#page.getByRole('region', { name: /^Found/ }).getByRole('checkbox');
    const names: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const box = found.nth(index);
      await box.check();
      names.push(
        await box.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? ''),
      );
    }
    return names;
  }

  async chooseAllFound(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Choose all' }).click();
  }

  async expectChosen(count: number): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: `Chosen: ${count}`, exact: true })).toBeVisible();
  }

  /** The area of the merge, in hectares, once it has been measured. */
  async area(): Promise<number> {
    const total = this.#page.getByRole('status', { name: 'Area of the boundary' });
    await expect(total).toHaveText(/ ha$/);
    return Number((await total.innerText()).replaceAll(/[^\d.]/g, ''));
  }

  /** A boundary of one title of the valley, saved. */
  async haveSaved(planId: string): Promise<void> {
    await this.open(planId);
    await this.find('Appellation', 'Rural Section');
    await this.chooseFound(1);
    await this.save();
    await expect(
      this.#page.getByText('Your plan boundaries have been successfully saved.').first(),
    ).toBeVisible();
  }

  /** Begins an outline without titles. */
  async startByHand(): Promise<void> {
    await this.#byHand().getByRole('button', { name: 'Draw it' }).click();
    await expect(this.#page.getByRole('toolbar', { name: 'Drawing' })).toBeVisible();
  }

  async useByHand(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Use as boundary' }).click();
  }

  async expectToBeChecked(): Promise<void> {
    await expect(this.#byHand().getByText('To be checked', { exact: true })).toBeVisible();
    await expect(this.#byHand().getByText('Drawn by hand, to be checked against the titles.')).toBeVisible();
  }

  async expectNothingByHand(): Promise<void> {
    await expect(this.#byHand()).toBeHidden();
  }

  #byHand(): Locator {
    return this.#page.getByRole('region', { name: 'By hand', exact: true });
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save boundary' }).click();
  }

  async expectFault(sentence: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
}
