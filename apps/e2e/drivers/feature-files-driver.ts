import { expect, type Page } from '@playwright/test';
import type { ChosenFile } from '../fixtures/files.ts';
import { haveFeature } from './have-feature.ts';

/** The photos and documents of a feature, in its form and on its page. */
export class FeatureFilesDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Adds a trough to a plan by the call, for stories that are about what comes after. Answers its id. */
  async haveTrough(planId: string): Promise<string> {
    return haveFeature(this.#page, planId, {
      featureType: 'troughs',
      geometry: { type: 'Point', coordinates: [172.5, -43.3] },
      properties: { name: 'Creek trough', status: 'existing', material: 'concrete' },
    });
  }

  /** Adds photos to a trough in its form, opened anew, and saves it. */
  async addPhotos(planId: string, featureId: string, files: readonly ChosenFile[]): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/trough/${featureId}`);
    await this.choose('Photos', ...files);
    for (const { name } of files) await expect(this.#line(name)).toBeVisible();
    await this.save();
    await expect(this.#page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  }

  async openPage(planId: string, featureId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/trough/${featureId}`);
    await expect(this.#page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  }

  /** Every picture of the page is seen. */
  async expectPicturesSeen(count: number): Promise<void> {
    const pictures = this.#page.getByRole('main').getByRole('listitem').getByRole('img');
    await expect(pictures).toHaveCount(count);
    await expect
      .poll(() =>
        pictures.evaluateAll((shown) => shown.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
  }

  async openForm(planId: string, featureId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/trough/${featureId}`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Creek trough' })).toBeVisible();
  }

  async choose(field: 'Photos' | 'Documents', ...files: readonly ChosenFile[]): Promise<void> {
    // Ten megabytes are read by the browser before it goes on.
    await this.#page.getByLabel(`${field}, files`).setInputFiles([...files], { timeout: 60_000 });
  }

  #line(name: string) {
    return this.#page.getByRole('listitem').filter({ hasText: name });
  }

  async expectInForm(field: 'Photos' | 'Documents', names: readonly string[]): Promise<void> {
    const lines = this.#page.getByRole('group', { name: field }).getByRole('listitem');
    await expect(lines).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(lines.nth(index)).toContainText(name);
  }

  async caption(name: string, words: string): Promise<void> {
    const box = this.#line(name).getByRole('textbox');
    await box.fill(words);
    // Written with the photo where that waits still, else into the record: both end in the sign of what is saved.
    await box.blur();
    await expect(box).toHaveValue(words);
  }

  async putEarlier(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Put ${name} earlier` }).click();
  }

  async takeOut(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Take ${name} out` }).click();
  }

  async fillInName(name: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: /^Name/ }).fill(name);
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save trough' }).click();
  }

  /** Opens a photo of the page at its large size, by the words under it. */
  async openPhoto(words: string): Promise<void> {
    await this.#page.getByRole('button', { name: words }).click();
    const large = this.#page.getByRole('dialog', { name: words }).getByRole('img', { name: words });
    await expect
      .poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }

  async closePhoto(): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  /** Downloads a document of the page; answers its name. */
  async download(name: string): Promise<string> {
    const download = this.#page.waitForEvent('download');
    await this.#page.getByRole('link', { name }).click();
    return (await download).suggestedFilename();
  }
}
