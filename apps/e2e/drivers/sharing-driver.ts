import { expect, type Page } from '@playwright/test';

/** Copies of a plan for others: how they are made and ended, and how whoever has the link reads one. */
export class SharingDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/sharing`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Sharing' })).toBeVisible();
  }

  /** Chooses what the copy is made of: the plan as it stands, or a version of it. */
  async chooseSource(name: RegExp): Promise<void> {
    await this.#page.locator('#release-source').click();
    await this.#page.getByRole('option', { name }).click();
  }

  /** All that whoever has the link can read on the page. */
  async readCopy(): Promise<string> {
    return await this.#page.getByRole('main').innerText();
  }

  /** Has a copy made and waits until what will leave the farm stands there. */
  async makeCopy(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Make the copy' }).click();
    await expect(this.#page.getByText('Ready, not shared yet')).toBeVisible({ timeout: 90_000 });
  }

  /** The path of the link that was made. */
  async makeLink(note: string): Promise<string> {
    await this.#page.getByRole('button', { name: 'Make the link' }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel('For whom').fill(note);
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Secret link' }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return new URL(address).pathname;
  }

  async withdraw(): Promise<void> {
    await this.#page.getByRole('button', { name: 'End it' }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
    await expect(this.#page.getByText('Withdrawn', { exact: true })).toBeVisible();
  }

  /** What whoever has the link sees. */
  async expectCopy(farm: string): Promise<void> {
    await expect(
      this.#page.getByRole('heading', { level: 1, name: `A copy of the plan of ${farm}` }),
    ).toBeVisible();
    await expect(this.#page.getByRole('link', { name: /^Download PDF/ })).toBeVisible();
  }

  /** The status with which the PDF is answered now. */
  async fetchPdf(): Promise<number> {
    const link = this.#page.getByRole('link', { name: /^Download PDF/ });
    const answer = await this.#page.request.get((await link.getAttribute('href')) ?? '');
    return answer.status();
  }
}
