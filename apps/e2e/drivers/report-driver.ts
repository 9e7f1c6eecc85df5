import { reportWords } from '@tussock/domain';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readPdf, type ReadPdf } from '../fixtures/read-pdf.ts';

/** The reports screen and the files that come from it. */
export class ReportDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/reporting`);
    await expect(this.#page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  }

  /** The reports of a ready-made farm, by way of the list of plans. Answers the plan's id. */
  async openInDemonstration(farm: string): Promise<string> {
    await this.#page.goto('/dashboard');
    await this.#page.getByRole('link', { name: farm }).first().click();
    await this.#page.waitForURL(/\/plan\/[^/]+\//);
    const [, planId = ''] = /\/plan\/([^/]+)\//.exec(this.#page.url()) ?? [];
    await this.open(planId);
    return planId;
  }

  async chooseReport(tab: string): Promise<void> {
    await this.#page.getByRole('tab', { name: tab, exact: true }).click();
  }

  async expectMode(mode: string): Promise<void> {
    await expect(this.#page.getByRole('radio', { name: mode })).toBeChecked();
  }

  async choose(mode: string): Promise<void> {
    await this.#page.getByRole('radio', { name: mode }).check();
    await this.expectMode(mode);
  }

  /** Asks for the report, and looks at the screen while its answer is held back; then lets it come. */
  async expectVeilUntilAnswered(): Promise<void> {
    const veil = this.#page.getByText('Loading…');
    await this.#page.route('**/reporting/paddock/pdf', async (route) => {
      const answer = await route.fetch();
      await expect(veil).toBeVisible();
      await route.fulfill({ response: answer });
    });
    await this.#page.getByRole('button', { name: 'Download PDF' }).click();
    await expect(this.#page.getByText('The report has been downloaded.')).toBeVisible({ timeout: 60_000 });
    await expect(veil).toBeHidden();
    await this.#page.unroute('**/reporting/paddock/pdf');
  }

  /** The server refuses the report: the person is told, and nothing stays in the way. */
  async expectVeilGoneAfterRefusal(): Promise<void> {
    await this.#page.route('**/reporting/paddock/pdf', (route) => route.fulfill({ status: 500, json: {} }));
    await this.#page.getByRole('button', { name: reportWords.downloadAgain }).click();
    await expect(this.#page.getByRole('alert').first()).toBeVisible();
    await expect(this.#page.getByText('Loading…')).toBeHidden();
    await this.#page.unroute('**/reporting/paddock/pdf');
  }

  /** Downloads the report and reads it. */
  async download(): Promise<ReadPdf> {
    const [file] = await Promise.all([
      this.#page.waitForEvent('download', { timeout: 60_000 }),
      this.#page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    await expect(this.#page.getByText('The report has been downloaded.')).toBeVisible();
    return readPdf(await file.path());
  }

  /** Saves one drawing of the report as a picture: its first bytes. */
  async saveAsPicture(what: string): Promise<string> {
    await this.#page.getByRole('button', { name: what, exact: true }).click();
    const [file] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('menuitem', { name: 'PNG, a picture' }).click(),
    ]);
    return (await readFile(await file.path())).toString('latin1', 0, 4);
  }
}
