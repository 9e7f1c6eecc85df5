import { expect, type Locator, type Page } from '@playwright/test';
import type { NewPlan } from '../fixtures/people.ts';
import { ListDriver } from './list-driver.ts';

/** The list of farm plans, and the screen that starts a new one. */
export class DashboardDriver {
  readonly #page: Page;
  readonly #list: ListDriver;

  constructor(page: Page) {
    this.#page = page;
    this.#list = new ListDriver(page, { table: 'Farm plans', search: 'Search farm plans' });
  }

  get #form(): Locator {
    return this.#page.getByRole('region', { name: 'New plan' });
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/dashboard${search}`);
    await this.expectOpen();
  }

  async expectOpen(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'Farm plans' })).toBeVisible();
    await expect(this.#page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  expectPlans(names: readonly string[]): Promise<void> {
    return this.#list.expectRows(names);
  }

  expectFirst(name: string): Promise<void> {
    return this.#list.expectFirst(name);
  }

  /** Ticks the row of a plan, and is still on the list. */
  async choose(name: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name: `Choose ${name}` }).check();
    await expect(this.#page.getByRole('region', { name: 'Chosen plans' })).toBeVisible();
  }

  async expectState(name: string, state: string): Promise<void> {
    await expect(this.#page.getByRole('row', { name })).toContainText(state);
  }

  search(words: string): Promise<void> {
    return this.#list.search(words);
  }

  sortBy(column: string): Promise<void> {
    return this.#list.sortBy(column);
  }

  turnToPage(page: number): Promise<void> {
    return this.#list.turnToPage(page);
  }

  expectPage(page: number): Promise<void> {
    return this.#list.expectPage(page);
  }

  openPlan(name: string): Promise<void> {
    return this.#list.open(name);
  }

  async expectMayNotCreate(): Promise<void> {
    await expect(this.#page.getByRole('link', { name: 'New plan' })).toHaveCount(0);
  }

  async startNewPlan(): Promise<void> {
    await this.#page.getByRole('link', { name: 'New plan' }).click();
    await expect(this.#form).toBeVisible();
  }

  async fillInNewPlan(plan: Partial<NewPlan>): Promise<void> {
    const labels = {
      propertyName: 'Property name',
      physicalAddress: 'Physical address',
      contactName: 'Contact name',
      email: 'Contact e-mail',
    } as const satisfies Record<keyof NewPlan, string>;
    for (const [key, label] of Object.entries(labels)) {
      const value = plan[key as keyof NewPlan]; // the keys of the table above
      if (value !== undefined) await this.#form.getByRole('textbox', { name: label }).fill(value);
    }
  }

  /** Types part of an address, and takes one of those that come below it by the arrow keys. */
  async chooseAddress(typed: string, address: string): Promise<void> {
    await this.#form.getByRole('textbox', { name: 'Physical address' }).fill(typed);
    const wanted = this.#form.getByRole('list', { name: 'Addresses like this' }).getByRole('button', {
      name: address,
    });
    await expect(wanted).toBeVisible();
    await expect(async () => {
      await this.#page.keyboard.press('ArrowDown');
      await expect(wanted).toBeFocused({ timeout: 500 });
    }).toPass();
    await this.#page.keyboard.press('Enter');
    await expect(this.#form.getByRole('textbox', { name: 'Physical address' })).toHaveValue(address);
    await expect(this.#form.getByText(/^Found/)).toBeVisible();
  }

  /** Types part of an address, and clicks one of those that come below it. */
  async clickAddress(typed: string, address: string): Promise<void> {
    // The address has the focus already.
    await this.#page.keyboard.type(typed);
    await this.#form.getByRole('button', { name: address }).click();
    await expect(this.#form.getByText(/^Found/)).toBeVisible();
  }

  /** Clicks a field and types into it, as a hand does. */
  async clickAndType(label: string, text: string): Promise<void> {
    await this.#form.getByRole('textbox', { name: label }).click();
    await this.#page.keyboard.type(text);
  }

  async createPlan(): Promise<void> {
    await this.#form.getByRole('button', { name: 'Draft my plan' }).click();
  }

  /** The titles that are ticked for the new plan, and their area in hectares once it is measured. */
  async expectTitlesChosen(count: number): Promise<number> {
    const total = this.#page.getByRole('status', { name: 'Area of the chosen titles' });
    await expect(total).toHaveText(new RegExp(` ha ${count} titles?,`));
    return Number((await total.innerText()).replace(/ ha.*/s, '').replaceAll(',', ''));
  }

  /** Ticks the first of the titles next door. */
  async addTitleNextDoor(): Promise<void> {
    await this.#form
      .getByRole('region', { name: /^Next door/ })
      .getByRole('checkbox')
      .first()
      .click();
  }

  async expectFact(label: string, value: RegExp): Promise<void> {
    await expect(this.#form.getByText(label, { exact: true }).locator('..')).toContainText(value);
  }

  async expectRefusedField(label: string, message: string): Promise<void> {
    await expect(this.#form.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
      new RegExp(message),
    );
  }
}
