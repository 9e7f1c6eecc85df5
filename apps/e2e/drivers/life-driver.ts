import { expect, type Page } from '@playwright/test';

/** The life of a plan: where it stands, what can be done about it, and its versions. */
export class LifeDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/versions`);
    await expect(this.#page.getByRole('heading', { name: 'Where it stands' })).toBeVisible();
  }

  /** The word of the plan's state, as everybody with the page open sees it. */
  async expectState(state: string): Promise<void> {
    await expect(this.#page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();
  }

  async expectOffered(...moves: readonly string[]): Promise<void> {
    const offered = this.#page.getByRole('list', { name: 'What you can do' }).getByRole('button');
    await expect(offered).toHaveText([...moves]);
  }

  /** Makes a move; what is said with it is read by whoever is asked. */
  async move(label: string, said?: { readonly field: string; readonly words: string }): Promise<void> {
    await this.#page
      .getByRole('list', { name: 'What you can do' })
      .getByRole('button', { name: label })
      .click();
    const dialog = this.#page.getByRole('dialog');
    if (said) await dialog.getByLabel(said.field).fill(said.words);
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  }

  /** Every version that was frozen, the newest first. */
  async expectVersions(...names: readonly string[]): Promise<void> {
    const lines = this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByText(/^Fingerprint|^Hash/) });
    await expect(lines).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(lines.nth(index)).toContainText(name);
  }
}
