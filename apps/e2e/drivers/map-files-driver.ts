import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { chooseFromMenu } from './choose.ts';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Files of places: dropped on the page, looked at, kept as a layer, made features of. */
export class MapFilesDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/map/files`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Import and export' })).toBeVisible();
  }

  /** Has everything on the map written into a file, and fetches it. */
  async takeOut(format: string): Promise<ChosenFile> {
    await chooseFromMenu(this.#page.getByRole('button', { name: 'Format' }), format);
    const links = this.#page.getByRole('link', { name: 'Download Map export' });
    const before = await links.count();
    await this.#page.getByRole('button', { name: 'Make the file' }).click();
    await expect(links).toHaveCount(before + 1, { timeout: 60_000 });
    // The newest stands first.
    const [file] = await Promise.all([
      this.#page.waitForEvent('download', { timeout: 60_000 }),
      links.first().click(),
    ]);
    const buffer = await readFile(await file.path());
    return { name: file.suggestedFilename(), mimeType: 'application/octet-stream', buffer };
  }

  /** Lets a file fall on the place for it, as a mouse does. */
  async drop({ name, mimeType, buffer }: ChosenFile): Promise<void> {
    const dropped = await this.#page.evaluateHandle(
      ({ content, fileName, type }) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], fileName, { type }));
        return transfer;
      },
      { content: buffer.toString('base64'), fileName: name, type: mimeType },
    );
    const place = this.#page.getByText('Drop a file here, or choose one.', { exact: false });
    await place.dispatchEvent('drop', { dataTransfer: dropped });
  }

  async expectRead(...words: readonly string[]): Promise<void> {
    for (const word of words)
      await expect(this.#page.getByText(word, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  }

  async keepAsLayer(name: string): Promise<void> {
    await this.#page.getByLabel('Name', { exact: true }).fill(name);
    await this.#page.getByRole('button', { name: 'Keep as a layer', exact: true }).click();
    await expect(this.#page.getByRole('checkbox', { name })).toBeChecked({ timeout: 30_000 });
  }

  async makeFeatures(button: string): Promise<void> {
    await this.#page.getByRole('tab', { name: 'Make features' }).click();
    await this.#page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Says that something is meant that was asked about. */
  async saveAnyway(about: string | RegExp): Promise<void> {
    const question = this.#page.getByRole('alertdialog');
    await expect(question.getByText(about).first()).toBeVisible();
    await question.getByRole('button', { name: 'Save anyway' }).click();
  }
}
