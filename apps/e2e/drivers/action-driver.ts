import { expect, type Locator, type Page } from '@playwright/test';
import type { ChosenFile } from '../fixtures/files.ts';

/** Sections of the plan, the register of actions, and the page of one. */
export class ActionDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openSection(planId: string, route: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/actions/${route}`);
  }

  async openRegister(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/actions`);
  }

  /** Answers whether an outcome is reached already. */
  async answer(outcome: string, answer: 'Yes' | 'No' | 'Does not apply'): Promise<void> {
    await this.#outcome(outcome).getByRole('radio', { name: answer, exact: true }).click();
  }

  async sayWhy(reason: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }

  /** What is proposed for an outcome, in its order. */
  async expectProposed(outcome: string, ...labels: readonly string[]): Promise<void> {
    await expect(
      this.#outcome(outcome).getByRole('list', { name: 'Proposed' }).getByRole('button'),
    ).toHaveCount(labels.length);
    for (const label of labels)
      await expect(this.#outcome(outcome).getByRole('button', { name: `Agree: ${label}` })).toBeVisible();
  }

  async agree(outcome: string, label: string): Promise<void> {
    await this.#outcome(outcome)
      .getByRole('button', { name: `Agree: ${label}` })
      .click();
    await this.expectPlanned(outcome, label);
  }

  async addOwn(outcome: string, title: string): Promise<void> {
    const card = this.#outcome(outcome);
    await card.getByRole('textbox').fill(title);
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await this.expectPlanned(outcome, title);
  }

  async expectPlanned(outcome: string, title: string): Promise<void> {
    await expect(
      this.#outcome(outcome).getByRole('list', { name: 'In the plan' }).getByRole('link', { name: title }),
    ).toBeVisible();
  }

  async expectQuality(outcome: string, words: string): Promise<void> {
    await expect(this.#outcome(outcome).getByText(words, { exact: true })).toBeVisible();
  }

  async expectRow(title: string, ...words: readonly string[]): Promise<void> {
    await expect(this.#row(title)).toBeVisible();
    for (const word of words) await expect(this.#row(title)).toContainText(word);
  }

  /** What is said of an action stays within its row, over none beside it. */
  async expectRowWhole(title: string): Promise<void> {
    await expect(this.#row(title)).toBeVisible();
    const over = await this.#row(title).evaluate((row) => row.scrollHeight - row.clientHeight);
    expect(over).toBeLessThanOrEqual(1);
  }

  async expectNoRow(title: string): Promise<void> {
    await expect(this.#row(title)).toHaveCount(0);
  }

  async expectFound(words: string): Promise<void> {
    await expect(this.#page.getByText(words, { exact: true })).toBeVisible();
  }

  async chooseView(view: string): Promise<void> {
    await this.#page.getByRole('group', { name: 'Views' }).getByRole('button', { name: view }).click();
  }

  async tick(title: string): Promise<void> {
    await this.#row(title).getByRole('checkbox').check();
  }

  /** Does something with all that are ticked. */
  async withTicked(act: 'Give to…' | 'Set state…', choice: string): Promise<void> {
    await this.#choose(act, choice);
  }

  async exportAs(form: 'Excel workbook' | 'CSV, for spreadsheets'): Promise<string> {
    const download = this.#page.waitForEvent('download');
    await this.#choose('Export', form);
    return (await download).suggestedFilename();
  }

  async open(title: string): Promise<void> {
    await this.#page.getByRole('link', { name: title }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** The device is at a place: longitude and latitude. */
  async standAt([longitude, latitude]: readonly [number, number], accuracy: number): Promise<void> {
    await this.#page.context().grantPermissions(['geolocation']);
    await this.#page.context().setGeolocation({ longitude, latitude, accuracy });
  }

  /** Counts from here on how often the page is pressed. */
  async countTaps(): Promise<void> {
    await this.#page.evaluate(() => {
      document.body.dataset['taps'] = '0';
      const count = () => (document.body.dataset['taps'] = String(Number(document.body.dataset['taps']) + 1));
      document.addEventListener('pointerdown', count, { capture: true });
    });
  }

  async expectTaps(count: number): Promise<void> {
    await expect(this.#page.locator('body')).toHaveAttribute('data-taps', String(count));
  }

  async takePhoto(photo: ChosenFile): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: 'Take a photo' }).click();
    await (await chooser).setFiles({ ...photo });
  }

  async useIt(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Use this photo' }).click();
    await expect(this.#page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  }

  async markDone(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Mark done' }).click();
  }

  async verify(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Verify', exact: true }).click();
  }

  async remark(text: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Add a remark' }).fill(text);
    await this.#page.getByRole('button', { name: 'Add remark' }).click();
  }

  /** Without a line, or with one again. */
  async setLine(line: 'there' | 'gone'): Promise<void> {
    await this.#page.context().setOffline(line === 'gone');
  }

  async #choose(menu: string, item: string): Promise<void> {
    await this.#page.getByRole('button', { name: menu, exact: true }).click();
    await this.#page.getByRole('menuitem', { name: item, exact: true }).click();
    // A list that is closing still takes its room.
    await expect(this.#page.getByRole('menu')).toHaveCount(0);
  }

  #outcome(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true });
  }

  #row(title: string): Locator {
    return this.#page
      .getByRole('table', { name: 'Actions' })
      .getByRole('row')
      .filter({ has: this.#page.getByRole('link', { name: title, exact: true }) });
  }
}
