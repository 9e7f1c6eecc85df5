import { expect, type Page } from '@playwright/test';
import { onDisk, type ChosenFile } from '../fixtures/files.ts';

/** The documents of a plan: their list, what is on its way, and one that is open. */
export class DocumentsDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string, way: 'edit' | 'view'): Promise<void> {
    await this.#page.goto(`/plan/${planId}/${way}/documents`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  }

  async choose(...files: readonly ChosenFile[]): Promise<void> {
    await this.#page.getByLabel('Files to upload').setInputFiles(onDisk(files));
  }

  async expectRefused(name: string, sentence: string): Promise<void> {
    const line = this.#page.getByRole('alert').filter({ hasText: name });
    await expect(line).toContainText(sentence);
  }

  async takeOffTheList(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Take ${name} off the list` }).click();
  }

  #row(name: string) {
    return this.#page.getByRole('row').filter({ hasText: name });
  }

  async expectRow(name: string, ...words: readonly string[]): Promise<void> {
    await expect(this.#row(name)).toBeVisible();
    for (const word of words) await expect(this.#row(name)).toContainText(word);
  }

  async expectNoRow(name: string): Promise<void> {
    await expect(this.#row(name)).toHaveCount(0);
  }

  async openOne(name: string): Promise<void> {
    await this.#row(name).getByRole('button', { name }).click();
    await expect(this.#page.getByRole('dialog', { name })).toBeVisible();
  }

  async expectPages(count: number): Promise<void> {
    await expect(this.#page.getByText(`Page 1 of ${count}`)).toBeVisible();
  }

  async write(field: 'Name' | 'Folder' | 'Tags', text: string): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('textbox', { name: field }).fill(text);
  }

  async save(): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  }

  async addVersion(file: ChosenFile): Promise<void> {
    await this.#page.getByLabel('Newer version').setInputFiles([file]);
    await expect(this.#page.getByRole('button', { name: 'Show version 1' })).toBeVisible();
  }

  async deleteOpen(): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }

  async close(): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }

  async goToFolder(name: string): Promise<void> {
    await this.#page
      .getByRole('complementary', { name: 'Folders' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  }

  async downloadAll(): Promise<string> {
    await this.#page.getByRole('button', { name: 'Download all' }).click();
    const link = this.#page.getByRole('link', { name: 'Download Documents' });
    await expect(link).toBeVisible({ timeout: 30_000 });
    const [download] = await Promise.all([this.#page.waitForEvent('download'), link.click()]);
    return download.suggestedFilename();
  }
}
