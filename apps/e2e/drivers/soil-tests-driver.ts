import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { exampleAttributes } from '@tussock/testkit';
import { expect, type Locator, type Page } from '@playwright/test';
import { haveFeature } from './have-feature.ts';

/** A transect that is made by the call, 80 m long, in a column of its own. */
interface TransectWish {
  readonly name: string;
  readonly column: number;
}

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Soil tests: typed in, imported, looked at on the page of the soil and on the map. */
export class SoilTestsDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async haveTransect(planId: string, { name, column }: TransectWish): Promise<string> {
    const west = 172.3 + column * 0.002;
    return haveFeature(this.#page, planId, {
      featureType: 'transect',
      geometry: {
        type: 'LineString',
        coordinates: [
          [west, -42.8],
          [west + 0.001, -42.8],
        ],
      },
      properties: {
        name,
        status: 'existing',
        landUse: 'pastoral',
        purpose: 'monitor',
        parentMaterial: 'sedimentary',
        farmType: 'dairy',
        depth: 75,
      },
    });
  }

  /** A test of that day, made by the call. */
  async haveTest(planId: string, transectId: string, sampledOn: string, results: object): Promise<void> {
    const reply = await this.#page.request.post(`/api/plan/${planId}/soil-test/create`, {
      headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
      data: { _id: randomUUID(), transectId, details: { sampledOn }, results },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  /** A land unit around the transects of some columns. */
  async haveLandUnit(planId: string, name: string, columns: number): Promise<void> {
    const [west, east] = [172.299, 172.3 + columns * 0.002];
    await haveFeature(this.#page, planId, {
      featureType: 'lmu',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, -42.801],
            [east, -42.801],
            [east, -42.799],
            [west, -42.799],
            [west, -42.801],
          ],
        ],
      },
      properties: {
        ...exampleAttributes.lmu,
        name,
        lucIds: [],
        photos: [],
        documents: [],
      },
    });
  }

  async open(planId: string, search = ''): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/soil-tests${search}`);
    await expect(this.#page.getByRole('heading', { name: 'Soil tests', exact: true })).toBeVisible();
  }

  async openTransect(planId: string, transectId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/transect/${transectId}`);
    await expect(this.#page.getByRole('heading', { name: 'Soil tests' })).toBeVisible();
  }

  async startTest(): Promise<void> {
    await this.#page.getByRole('link', { name: 'New soil test' }).click();
    await expect(this.#page.getByRole('heading', { name: 'New soil test' })).toBeVisible();
  }

  async openTest(day: string): Promise<void> {
    await this.#page
      .getByRole('table', { name: 'Soil tests of this transect' })
      .getByRole('link', { name: day })
      .click();
    await expect(this.#page.getByRole('heading', { name: 'Soil test', exact: true })).toBeVisible();
  }

  #slider(label: string): Locator {
    return this.#page.getByRole('slider', { name: `${label}, slider` });
  }
  #box(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label, exact: true });
  }

  /** The slider of an analyte: its ends and its step. */
  async expectSlider(label: string, ends: { min: number; max: number; step: number }): Promise<void> {
    for (const [name, value] of Object.entries(ends))
      await expect(this.#slider(label)).toHaveAttribute(name, String(value));
  }

  async slide(label: string, value: number): Promise<void> {
    await this.#slider(label).fill(String(value));
  }

  async fillIn(label: string, value: string): Promise<void> {
    await this.#box(label).fill(value);
  }

  async expectBox(label: string, value: string): Promise<void> {
    await expect(this.#box(label)).toHaveValue(value);
  }

  /** Where the slider stands for those who hear it. */
  async expectSliderAt(label: string, words: string): Promise<void> {
    await expect(this.#slider(label)).toHaveAttribute('aria-valuetext', words);
  }

  async expectRefused(label: string, message: RegExp): Promise<void> {
    await expect(this.#box(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.#box(label)).toHaveAccessibleDescription(message);
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save soil test' }).click();
  }

  async attach(file: ChosenFile): Promise<void> {
    await this.#page.getByLabel('Report of the laboratory, files').setInputFiles(file);
    // Its name is seen on its way already; it can be taken out once it is there.
    await expect(this.#page.getByRole('button', { name: `Take ${file.name} out` })).toBeVisible();
  }

  async deleteTest(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Delete', exact: true }).click();
    await this.#page.getByRole('button', { name: 'Delete soil test' }).click();
  }

  /** A row of a table, and words that stand in it. */
  async expectRow(table: string, row: string | RegExp, ...words: readonly string[]): Promise<void> {
    const found = this.#page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name: row }) });
    for (const word of words) await expect(found).toContainText(word);
  }

  async expectRows(table: string, count: number): Promise<void> {
    // One of them holds the headings.
    await expect(this.#page.getByRole('table', { name: table }).getByRole('row')).toHaveCount(count + 1);
  }

  async chooseFile(file: ChosenFile): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    if ((await dialog.count()) === 0)
      await this.#page.getByRole('button', { name: 'Import laboratory file' }).click();
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  }

  async expectCounts(words: string): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByRole('status').first()).toHaveText(words, {
      timeout: 30_000,
    });
  }

  async expectInDialog(words: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByText(words).first()).toBeVisible();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.#page.getByRole('button', { name: label }).click();
    await this.#page.getByRole('listbox', { name: label }).getByRole('option', { name: option }).click();
    await expect(this.#page.getByRole('listbox', { name: label })).toBeHidden();
  }

  async saveFile(tests: number): Promise<void> {
    const words = `Save ${tests} ${tests === 1 ? 'test' : 'tests'}`;
    await this.#page.getByRole('button', { name: words }).click();
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  async expectNothingToSave(): Promise<void> {
    await expect(this.#page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeDisabled();
  }

  /** The text of a file that a button hands over. */
  async download(button: string | RegExp): Promise<string> {
    const coming = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: button }).click();
    return readFile(await (await coming).path(), 'utf8');
  }

  /** The file is read beside the page. */
  expectReadBeside(): void {
    expect(this.#page.workers().map((worker) => worker.url())).toContainEqual(
      expect.stringContaining('laboratory'),
    );
  }

  async expectNoInterim(): Promise<void> {
    await expect(
      this.#page.getByRole('table', { name: 'Newest results by transect' }).getByText('Interim'),
    ).toHaveCount(0);
  }

  async expectLegend(analyte: string, ...bands: readonly string[]): Promise<void> {
    const legend = this.#page.getByRole('list', { name: `Colours of transects by ${analyte}` });
    await expect(legend.getByRole('listitem')).toHaveText([...bands]);
  }

  /** The chart of a trend: what is read out at its newest value. */
  async expectChart(title: string, words: RegExp): Promise<void> {
    const walker = this.#page.getByRole('slider', { name: `${title}, values one by one` });
    await walker.focus();
    await expect(walker).toHaveAttribute('aria-valuetext', words);
  }

  async colourTheMap(): Promise<void> {
    await this.#page.getByText('Transects by soil test').click();
  }
}
