import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { square } from '../fixtures/outlines.ts';
import { chooseByTyping } from './choose.ts';
import { haveFeature } from './have-feature.ts';

/** What was spread: the season of a plan, an application's form, files in and out. */
export class FertiliserDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A paddock of 0.002 degrees square, made by the call: 3.6 ha. */
  async havePaddock(planId: string, name: string, column: number): Promise<void> {
    await haveFeature(this.#page, planId, {
      featureType: 'paddocks',
      geometry: square(172.3 + column * 0.002, -42.8, 0.002),
      properties: { name, status: 'existing', use: 'pasture' },
    });
  }

  async openSeason(planId: string, startYear?: number): Promise<void> {
    const query = startYear === undefined ? '' : `?startYear=${startYear}`;
    await this.#page.goto(`/plan/${planId}/view/fertiliser${query}`);
    await expect(this.#page.getByRole('heading', { name: 'Fertiliser', exact: true })).toBeVisible();
  }

  async expectEmpty(): Promise<void> {
    await expect(this.#page.getByText(/^Nothing was spread in/)).toBeVisible();
  }

  async startApplication(): Promise<void> {
    await this.#page.getByRole('link', { name: 'New application' }).click();
    await expect(this.#page.getByRole('heading', { name: 'New fertiliser application' })).toBeVisible();
  }

  /** Fills a product in from the library, by typing a part of its name. */
  async chooseProduct(row: number, name: string): Promise<void> {
    const place = this.#page.getByRole('group', { name: `product ${row}` });
    await chooseByTyping(place.getByRole('combobox', { name: 'Fill in from the library' }), name);
  }

  async addProduct(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add product' }).click();
  }

  async fillInProduct(row: number, label: string, value: string): Promise<void> {
    const place = this.#page.getByRole('group', { name: `product ${row}` });
    await place.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  async expectInProduct(row: number, label: string, value: string): Promise<void> {
    const place = this.#page.getByRole('group', { name: `product ${row}` });
    await expect(place.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
  }

  /** A product that is filled in stands there as one line. */
  async expectFolded(row: number, line: RegExp): Promise<void> {
    await expect(this.#fold(row)).toHaveAttribute('aria-expanded', 'false');
    await expect(this.#fold(row)).toHaveText(line);
  }

  async unfold(row: number): Promise<void> {
    await this.#fold(row).press('Enter');
    await expect(this.#fold(row)).toHaveAttribute('aria-expanded', 'true');
  }

  /** Opens a part of the form that is folded at first. */
  async unfoldSection(title: string): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: title }).click();
  }

  async fold(row: number): Promise<void> {
    await this.#fold(row).press('Enter');
    await expect(this.#fold(row)).toHaveAttribute('aria-expanded', 'false');
  }

  async expectRefusedInProduct(row: number, label: string, message: RegExp): Promise<void> {
    const place = this.#page.getByRole('group', { name: `product ${row}` });
    await expect(place.getByRole('textbox', { name: label, exact: true })).toHaveAccessibleDescription(
      message,
    );
  }

  async editApplication(name: string): Promise<void> {
    await this.#page.getByRole('main').getByRole('link', { name }).first().click();
    await this.#page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(this.#fold(1)).toBeVisible();
  }

  /** The first that the season lists, from its own page. */
  async deleteAnApplication(): Promise<void> {
    await this.#page
      .getByRole('table', { name: 'Applications of the season' })
      .getByRole('link')
      .first()
      .click();
    await this.#page.getByRole('button', { name: 'Delete', exact: true }).click();
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
  }

  /** The line of a product, which opens and closes its fields. */
  #fold(row: number): Locator {
    return this.#page
      .getByRole('group', { name: `product ${row}` })
      .locator('button[aria-controls]')
      .first();
  }

  async fillIn(label: string, value: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  async expectField(label: string, value: RegExp): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
  }

  /** Some words stand on the page, each in an element of its own. */
  async expectWords(...words: readonly string[]): Promise<void> {
    for (const word of words)
      await expect(this.#page.getByRole('main').getByText(word, { exact: true }).first()).toBeVisible();
  }

  /** The what-if of a place: what it has, and what it would come to. */
  async expectWhatIf(place: string, words: string): Promise<void> {
    await expect(this.#page.getByRole('progressbar', { name: place })).toHaveAttribute(
      'aria-valuetext',
      words,
    );
  }

  /** The cells of a row in one of the season's tables. */
  async expectRow(table: string, row: string, ...cells: readonly string[]): Promise<void> {
    const found = this.#page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name: row, exact: true }) });
    for (const cell of cells)
      await expect(found.getByRole('cell', { name: cell, exact: true }).first()).toBeVisible();
  }

  async chooseFile(text: string, encoding: 'utf8' | 'utf16le' = 'utf8'): Promise<void> {
    await this.#page.getByRole('button', { name: 'Import spreader file' }).click();
    await this.#page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'spreader.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${text}`, encoding),
    });
  }

  async expectPreview(summary: string): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByRole('status')).toHaveText(summary);
  }

  async expectFault(fault: string): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByText(fault)).toBeVisible();
  }

  async saveFile(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Save \d+ application/ }).click();
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  async expectNothingToSave(): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeDisabled();
  }

  /** The text of the nitrogen record that is downloaded. */
  async downloadRecord(): Promise<string> {
    const coming = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: 'Nitrogen record' }).click();
    return readFile(await (await coming).path(), 'utf8');
  }
}
