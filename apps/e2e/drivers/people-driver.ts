import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFromMenu } from './choose.ts';
import { ListDriver } from './list-driver.ts';

interface PersonValues {
  readonly name?: string;
  readonly email?: string;
  readonly role?: string;
}

/** The team, the accounts and one account, with the forms over them. */
export class PeopleDriver {
  readonly #page: Page;
  readonly users: ListDriver;
  readonly accounts: ListDriver;
  readonly plans: ListDriver;

  constructor(page: Page) {
    this.#page = page;
    this.users = new ListDriver(page, { table: 'Users', search: 'Search users' });
    this.accounts = new ListDriver(page, { table: 'Accounts', search: 'Search accounts' });
    this.plans = new ListDriver(page, { table: 'Plans of the account', search: 'Search plans' });
  }

  get #form(): Locator {
    return this.#page.getByRole('dialog');
  }

  get #question(): Locator {
    return this.#page.getByRole('alertdialog');
  }

  /** By the menu of the person who is here. */
  async goTo(place: 'Team' | 'Accounts'): Promise<void> {
    await this.#page.getByRole('button', { name: /your account/ }).click();
    await this.#page.getByRole('link', { name: place, exact: true }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: place })).toBeVisible();
    await this.expectLoaded();
  }

  async expectNoPlaces(): Promise<void> {
    await this.#page.getByRole('button', { name: /your account/ }).click();
    await expect(this.#page.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await expect(this.#page.getByRole('link', { name: /^(Team|Accounts)$/ })).toHaveCount(0);
    await this.#page.keyboard.press('Escape');
  }

  async expectLoaded(): Promise<void> {
    // Before the page stands, nothing is busy either.
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.#page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async start(what: 'New user' | 'New account'): Promise<void> {
    await this.#page.getByRole('link', { name: what }).click();
    await this.expectForm(what);
  }

  async expectForm(title: string): Promise<void> {
    await expect(this.#form.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async expectFormClosed(): Promise<void> {
    await expect(this.#form).toBeHidden();
  }

  async fillInAccount({ name, email }: PersonValues): Promise<void> {
    if (name !== undefined) await this.#form.getByRole('textbox', { name: 'Account name' }).fill(name);
    if (email !== undefined)
      await this.#form.getByRole('textbox', { name: /Administrator’s e-mail/ }).fill(email);
  }

  async fillInUser({ name, email, role }: PersonValues): Promise<void> {
    if (name !== undefined) await this.#form.getByRole('textbox', { name: 'Name' }).fill(name);
    if (email !== undefined) await this.#form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    if (role === undefined) return;
    await chooseFromMenu(this.#form.getByRole('button', { name: /Role/ }), role);
  }

  async save(): Promise<void> {
    await this.#form.getByRole('button', { name: /^(Save|Create)/ }).click();
  }

  async expectRefusedField(label: string, message: string): Promise<void> {
    await expect(this.#form.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
      new RegExp(message),
    );
  }

  async expectTyped(label: string, value: string): Promise<void> {
    await expect(this.#form.getByRole('textbox', { name: label })).toHaveValue(value);
  }

  async editAccount(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Edit' }).click();
    await this.expectForm('Edit');
  }

  async choose(tab: 'Users' | 'Plans'): Promise<void> {
    await this.#page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  }

  async expectTab(name: string): Promise<void> {
    await expect(this.#page.getByRole('tab', { name })).toBeVisible();
  }

  async askToDelete(what: 'Delete' | 'Delete user'): Promise<void> {
    await this.#page.getByRole('button', { name: what, exact: true }).click();
    await expect(this.#question).toBeVisible();
  }

  async expectSaidFirst(sentence: string): Promise<void> {
    await expect(this.#question.getByText(sentence)).toBeVisible();
  }

  async confirmDeletion(): Promise<void> {
    await this.#question.getByRole('button', { name: /^Delete/ }).click();
    await expect(this.#question).toBeHidden();
  }

  async expectMayNotManage(): Promise<void> {
    await expect(this.#page.getByRole('button', { name: /^(Edit|Delete)$/ })).toHaveCount(0);
  }
}
