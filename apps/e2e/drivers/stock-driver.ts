import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFromMenu } from './choose.ts';

/** Stock month by month: classes, their grid, and what does not balance. */
export class StockDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string, year: number): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/stock?year=${year}`);
    await expect(this.#page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  }

  async startClass(enterprise: string, stockClass: string): Promise<void> {
    await chooseFromMenu(this.#page.getByRole('button', { name: /Enterprise$/ }), enterprise);
    await chooseFromMenu(this.#page.getByRole('button', { name: /Class$/ }), stockClass);
    await this.#page.getByRole('button', { name: 'Fill in this class' }).click();
    await expect(this.#page.getByRole('heading', { name: `${stockClass}, ${enterprise}` })).toBeVisible();
  }

  #cell(cell: string, month: string): Locator {
    return this.#page.getByLabel(`${cell}, ${month}`, { exact: true });
  }

  async fillIn(cell: string, month: string, text: string): Promise<void> {
    await this.#cell(cell, month).fill(text);
  }

  /** Pastes a block as a spreadsheet puts it on the clipboard. */
  async paste(cell: string, month: string, block: string): Promise<void> {
    const target = this.#cell(cell, month);
    await target.focus();
    await target.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, block);
  }

  async expectWorkedOut(cell: string, month: string, figure: string): Promise<void> {
    await expect(this.#cell(cell, month)).toHaveAttribute('placeholder', figure);
  }

  async expectCell(cell: string, month: string, text: string): Promise<void> {
    await expect(this.#cell(cell, month)).toHaveValue(text);
  }

  async save(months: number): Promise<void> {
    await this.#page.getByRole('button', { name: `Save ${months} months` }).click();
  }

  async openReport(planId: string): Promise<void> {
    await this.#page.getByRole('link', { name: 'Stock report' }).click();
    await expect(this.#page).toHaveURL(new RegExp(`/plan/${planId}/view/reporting`));
    await expect(this.#page.getByRole('heading', { name: 'Reconciliation' })).toBeVisible();
  }
}
