import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { exampleAttributes } from '@tussock/testkit';
import { haveFeature } from './have-feature.ts';

interface NewPaddock {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** The lists of a plan: all kinds with their sums, and the table of one. */
export class KindListDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Puts paddocks on a plan by the call, each a square beside the one before. */
  async havePaddocks(planId: string, paddocks: readonly NewPaddock[]): Promise<void> {
    const side = 0.002;
    const rows = paddocks.map((properties, index) => {
      const [x, y] = [172.5 + (index % 20) * side, -43.1 + Math.floor(index / 20) * side];
      const far = side * 0.9;
      const ring = [
        [x, y],
        [x + far, y],
        [x + far, y + far],
        [x, y + far],
        [x, y],
      ];
      return {
        _id: randomUUID(),
        featureType: 'paddocks',
        geometry: { type: 'Polygon', coordinates: [ring] },
        properties: { status: 'existing', use: 'pasture', ...properties },
      };
    });
    const reply = await this.#page.request.post(`/api/plan/${planId}/feature/batch`, {
      headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
      data: { rows },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  /** Puts a track on a plan by the call. */
  async haveTrack(planId: string, name: string): Promise<void> {
    await haveFeature(this.#page, planId, {
      featureType: 'tracks',
      geometry: {
        type: 'LineString',
        coordinates: [
          [172.5, -43.1],
          [172.502, -43.1],
        ],
      },
      properties: { ...exampleAttributes.track, name },
    });
  }

  /** Somebody else changes a feature: by the call, past this page. */
  async changeElsewhere(planId: string, name: string, properties: object): Promise<void> {
    const reply = await this.#page.request.get(`/api/plan/${planId}/feature/all?featureType=paddocks`);
    const { results } = (await reply.json()) as {
      results: { _id: string; properties: { name: string } }[];
    };
    const feature = results.find((one) => one.properties.name === name);
    const changed = await this.#page.request.put(
      `/api/plan/${planId}/feature/update/${feature?._id ?? ''}?featureType=paddocks`,
      {
        headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
        data: { properties: { ...feature?.properties, ...properties } },
      },
    );
    expect(changed.ok(), await changed.text()).toBe(true);
  }

  async openOverview(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/other`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
  }

  /** What the overview says of each kind that the plan has: its name, how many, their area and length. */
  async figuresInOverview(planId: string): Promise<readonly string[]> {
    await this.openOverview(planId);
    // Before its features are here the plan has none of any kind.
    const paddocks = this.#page.getByRole('row').filter({ hasText: 'Paddocks' });
    await expect(paddocks.getByRole('cell').first()).toHaveText(/[1-9]/);
    return this.#page.getByRole('row').allInnerTexts();
  }

  async openKind(plural: string): Promise<void> {
    await this.#page.getByRole('link', { name: plural, exact: true }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: plural })).toBeVisible();
  }

  async expectInOverview(kind: string, figures: readonly string[]): Promise<void> {
    const row = this.#page
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name: kind }) });
    await expect(row.getByRole('cell')).toHaveText([...figures]);
  }

  async search(words: string): Promise<void> {
    await this.#page.getByRole('searchbox').fill(words);
  }

  async sortBy(heading: string): Promise<void> {
    await this.#grid.getByRole('columnheader', { name: heading }).getByRole('button').click();
  }

  async toggleColumn(heading: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Columns' }).click();
    await this.#page.getByRole('checkbox', { name: heading, exact: true }).click();
    await this.#page.keyboard.press('Escape');
  }

  async expectColumn(heading: string, { isShown }: { readonly isShown: boolean }): Promise<void> {
    await expect(this.#grid.getByRole('columnheader', { name: heading })).toHaveCount(isShown ? 1 : 0);
  }

  /** The names in sight, from the top. */
  async expectNames(names: readonly string[]): Promise<void> {
    await expect(this.#grid.locator('[data-row]').getByRole('rowheader')).toHaveText([...names]);
  }

  async expectTotal(text: string | RegExp): Promise<void> {
    await expect(this.#grid.getByRole('row').last()).toContainText(text);
  }

  async expectNothing(title: string): Promise<void> {
    await expect(this.#page.getByText(title)).toBeVisible();
  }

  async clickCell(name: string, heading: string): Promise<void> {
    await (await this.#cell(name, heading)).click();
  }

  async expectCell(name: string, heading: string, text: string): Promise<void> {
    await expect(await this.#cell(name, heading)).toHaveText(text);
  }

  async expectRefused(name: string, heading: string): Promise<void> {
    await expect(await this.#cell(name, heading)).toHaveAttribute('aria-invalid', 'true');
  }

  async expectMessage(message: string | RegExp): Promise<void> {
    await expect(this.#bar.getByText(message)).toBeVisible();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.#page.keyboard.type(words);
  }

  /** Pastes as from a spreadsheet. */
  async paste(block: string): Promise<void> {
    await this.#page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.#page.evaluate((text) => navigator.clipboard.writeText(text), block);
    await this.#page.keyboard.press('Control+v');
  }

  async save(): Promise<void> {
    await this.#bar.getByRole('button', { name: /^Save/ }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.#bar).toBeHidden();
  }

  async takeTheirs(): Promise<void> {
    await this.#bar.getByRole('button', { name: 'Take theirs' }).click();
  }

  async keepMine(): Promise<void> {
    await this.#bar.getByRole('button', { name: 'Keep my cells' }).click();
  }

  /** Where the map stands still, with this feature in its middle. */
  async expectShownOnMap(): Promise<void> {
    await expect(this.#page.locator('[data-selected]')).toBeVisible();
    await expect(this.#page.locator('[data-map-state="idle"]')).toBeAttached();
  }

  async clickMapMiddle(): Promise<void> {
    await expect(this.#page.locator('[data-map-state="idle"]')).toBeAttached();
    await this.#page.locator('canvas').click();
  }

  async expectSelected(name: string | RegExp): Promise<void> {
    await expect(this.#grid.getByRole('row', { selected: true }).getByRole('rowheader')).toHaveText(name);
    await expect(this.#grid.getByRole('row', { selected: true })).toBeInViewport();
  }

  /** The text of an exported file. */
  async export(form: string): Promise<string> {
    await this.#page.getByRole('button', { name: 'Export' }).click();
    const arriving = this.#page.waitForEvent('download');
    await this.#page.getByRole('menuitem', { name: form }).click();
    const download = await arriving;
    return readFile(await download.path(), 'utf8');
  }

  async chooseFile(name: string, text: string): Promise<void> {
    if (!(await this.#dialog.isVisible())) await this.#page.getByRole('button', { name: 'Import' }).click();
    await this.#dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  async expectPreview(text: string | RegExp): Promise<void> {
    await expect(this.#dialog.getByText(text).first()).toBeVisible();
  }

  async expectCannotImport(): Promise<void> {
    await expect(this.#dialog.getByRole('button', { name: /^Import/ })).toBeDisabled();
  }

  /** With what is asked about the ground before it is written, where something is. */
  async confirmImport(asked?: RegExp): Promise<void> {
    await this.#dialog.getByRole('button', { name: /^Import/ }).click();
    if (asked) {
      await expect(this.#page.getByRole('alertdialog').getByText(asked)).toBeVisible();
      await this.#page.getByRole('button', { name: 'Save anyway' }).click();
    }
    await expect(this.#dialog).toBeHidden();
  }

  get #grid(): Locator {
    return this.#page.getByRole('grid');
  }

  get #bar(): Locator {
    return this.#page.getByRole('region', { name: 'Changes that are not saved' });
  }

  get #dialog(): Locator {
    return this.#page.getByRole('dialog', { name: /^Import/ });
  }

  async #cell(name: string, heading: string): Promise<Locator> {
    await expect(this.#grid.getByRole('columnheader', { name: heading, exact: true })).toBeAttached();
    const headings = await this.#grid.getByRole('columnheader').allTextContents();
    const column = headings.findIndex((text) => text.trim() === heading) - 1;
    return this.#grid
      .locator('[data-row]')
      .filter({ has: this.#page.locator('[data-column="0"]', { hasText: new RegExp(`^${name}$`) }) })
      .locator(`[data-column="${column}"]`);
  }
}
