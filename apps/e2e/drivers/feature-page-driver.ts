import { randomUUID } from 'node:crypto';
import type { AnyKind, Attributes } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFromMenu } from './choose.ts';

/** The page of one feature, and what it says of others. */
export class FeaturePageDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Puts a feature on a plan by the call; answers its id. */
  async have(
    planId: string,
    kind: AnyKind,
    feature: { geometry: Geometry; properties: Attributes },
  ): Promise<string> {
    const _id = randomUUID();
    const reply = await this.#page.request.post(`/api/plan/${planId}/feature/create`, {
      headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
      data: { _id, featureType: kind.wording.featureType, ...feature },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return _id;
  }

  async open(planId: string, kind: AnyKind, id: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/${kind.wording.route ?? ''}/${id}`);
  }

  async edit(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Edit', exact: true }).click();
  }

  async markAsRemoved(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Delete', exact: true }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Mark as removed' }).click();
  }

  async backToMap(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Back to the map' }).click();
  }

  /** A list of linked features says this many, and these names with their shares, in this order. */
  async expectLinked(panel: string, kind: AnyKind, sum: string, lines: readonly string[]): Promise<void> {
    const group = this.#linked(panel, kind);
    await expect(group.getByRole('heading')).toHaveText(`${kind.names.plural} ${sum}`);
    await expect(group.getByRole('listitem')).toHaveText([...lines]);
  }

  async follow(panel: string, kind: AnyKind, name: string): Promise<void> {
    await this.#linked(panel, kind).getByRole('link', { name, exact: true }).click();
  }

  /** One more row of a list of the form. */
  async addRow(list: string, noun: string): Promise<void> {
    await this.#page
      .getByRole('group', { name: list })
      .getByRole('button', { name: `Add ${noun}` })
      .click();
  }

  async chooseInRow(row: string, label: string, option: string): Promise<void> {
    await chooseFromMenu(this.#row(row).getByRole('button', { name: label }).first(), option);
  }

  async fillInRow(row: string, label: string, value: string): Promise<void> {
    await this.#row(row).getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  /** What a list of a row offers, as it is opened. */
  async optionsInRow(row: string, label: string): Promise<readonly string[]> {
    await this.#row(row).getByRole('button', { name: label }).first().click();
    const options = this.#page.getByRole('option');
    await expect(options.first()).toBeVisible();
    const texts = await options.allTextContents();
    await this.#page.keyboard.press('Escape');
    return texts;
  }

  async expectFigure(label: string, text: string): Promise<void> {
    await expect(
      this.#page
        .locator('dl > div')
        .filter({ has: this.#page.getByText(label, { exact: true }) })
        .first(),
    ).toContainText(text);
  }

  #row(name: string): Locator {
    return this.#page.getByRole('group', { name });
  }

  #linked(panel: string, kind: AnyKind): Locator {
    return this.#page
      .getByRole('region', { name: panel })
      .locator('section')
      .filter({ has: this.#page.getByRole('heading', { name: kind.names.plural }) });
  }
}
