import { expect, type Locator, type Page } from '@playwright/test';

/** A list that is searched, sorted and paged. */
export class ListDriver {
  readonly #page: Page;
  readonly #names: { readonly table: string; readonly search: string };

  constructor(page: Page, names: { readonly table: string; readonly search: string }) {
    this.#page = page;
    this.#names = names;
  }

  get #rows(): Locator {
    return this.#page.getByRole('table', { name: this.#names.table }).getByRole('rowheader');
  }

  async expectRows(names: readonly string[]): Promise<void> {
    await expect(this.#rows).toHaveText([...names]);
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.#rows).toHaveCount(count);
  }

  async expectFirst(name: string): Promise<void> {
    await expect(this.#rows.first()).toHaveText(name);
  }

  async expectInRow(name: string, text: string): Promise<void> {
    await expect(this.#page.getByRole('row', { name })).toContainText(text);
  }

  async search(words: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: this.#names.search }).fill(words);
  }

  async sortBy(column: string): Promise<void> {
    await this.#page.getByRole('columnheader', { name: column }).getByRole('button').click();
  }

  async turnToPage(page: number): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(`page ${page}$`, 'i') }).click();
  }

  async expectPage(page: number): Promise<void> {
    await expect(this.#page.locator('[aria-current="page"]', { hasText: String(page) })).toBeVisible();
  }

  async open(name: string): Promise<void> {
    await this.#rows.getByRole('link', { name }).click();
  }
}
