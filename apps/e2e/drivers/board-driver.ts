import { expect, type Locator, type Page } from '@playwright/test';
import { ListDriver } from './list-driver.ts';

/** The board of all farms, and the actions of all farms. */
export class BoardDriver {
  readonly #page: Page;
  readonly #farms: ListDriver;
  readonly #actions: ListDriver;

  constructor(page: Page) {
    this.#page = page;
    this.#farms = new ListDriver(page, { table: 'Board', search: 'Search the board' });
    this.#actions = new ListDriver(page, { table: 'Actions of all farms', search: 'Search actions' });
  }

  get #dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.#page.goto('/portfolio');
    await expect(this.#page.getByRole('heading', { name: 'Board', exact: true })).toBeVisible();
    await expect(this.#page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  search(words: string): Promise<void> {
    return this.#farms.search(words);
  }

  /** Figures in the head: '2 of 40 farms'. */
  async expectFigures(text: string): Promise<void> {
    await expect(this.#page.locator('output')).toContainText(text);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async expectCurrent(name: string): Promise<void> {
    await expect(this.#page.locator('tr[aria-current]')).toContainText(name);
  }

  async expectPeek(name: string, action: string): Promise<void> {
    const peek = this.#page.getByRole('region', { name: `Peek: ${name}` });
    await expect(peek.getByRole('link', { name: action })).toBeVisible();
  }

  async saveView(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save view' }).click();
    await this.#dialog.getByRole('textbox', { name: 'Name of the view' }).fill(name);
    await this.#dialog.getByRole('checkbox', { name: 'Share it with my team' }).check();
    await this.#dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(this.#dialog).toHaveCount(0);
  }

  async chooseView(name: string): Promise<void> {
    await this.#page.getByRole('group', { name: 'Views' }).getByRole('button', { name }).click();
  }

  async openTheirActions(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Their actions' }).click();
  }

  expectActions(count: number): Promise<void> {
    return this.#actions.expectCount(count);
  }

  /** Ticks all actions, and chooses what is to become of them. */
  async changeAll(menu: string, item: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name: 'Choose all of this page' }).check();
    await this.#page.getByRole('button', { name: menu }).click();
    await this.#page.getByRole('menuitem', { name: item }).click();
  }

  async expectDialog(title: string, ...texts: readonly string[]): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    for (const text of texts) await expect(dialog).toContainText(text);
  }

  async answer(button: string): Promise<void> {
    await this.#dialog.getByRole('button', { name: button, exact: true }).last().click();
  }

  async expectAction(title: string, text: string): Promise<void> {
    await expect(this.#page.getByRole('row', { name: title }).first()).toContainText(text);
  }
}
