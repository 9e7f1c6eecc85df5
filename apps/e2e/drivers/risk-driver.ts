import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFromMenu } from './choose.ts';

/** The rating of land: in the form of a land unit, and of the whole farm. */
export class RiskDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openFarm(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/risk`);
  }

  /** By the navigation of the plan, as a person comes here. */
  async goToFarm(): Promise<void> {
    await this.#page
      .getByRole('navigation', { name: 'This plan' })
      .getByRole('link', { name: 'Risk', exact: true })
      .click();
  }

  /** A cell of the matrix says so: 'Front downs, Erosion: 7 High'. */
  async expectCell(words: string): Promise<void> {
    await expect(this.#cell(words)).toBeVisible();
  }

  async openCell(words: string): Promise<void> {
    await this.#cell(words).click();
  }

  async backToList(): Promise<void> {
    await this.#page.getByRole('link', { name: 'All land units' }).click();
  }

  async changeFacts(): Promise<void> {
    const link = this.#page.getByRole('link', { name: 'Change facts' });
    await link.click();
    // The ratings of the page that is left are called as those of the form are.
    await expect(link).toHaveCount(0);
  }

  /** A risk of the unit at hand has these levels: '7 High', or '7 High' and '5 Medium'. */
  async expectLevels(risk: string, ...levels: readonly string[]): Promise<void> {
    for (const level of levels) await expect(this.#rating(risk)).toContainText(level);
  }

  async unfold(risk: string): Promise<void> {
    await this.#rating(risk).click();
  }

  /** One line of the reasons: what it is about, where it was read, and its points. */
  async expectReason(table: 'Inherent risk' | 'Mitigations', words: string): Promise<void> {
    await expect(
      this.#page.getByRole('table', { name: table }).getByRole('row', { name: words, exact: true }),
    ).toBeVisible();
  }

  async choose(mitigation: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name: mitigation, exact: true }).check();
  }

  /** The planner's own level of the risk that is unfolded. */
  async chooseLevel(level: string): Promise<void> {
    await chooseFromMenu(this.#page.getByRole('button', { name: 'Level in this plan' }), level);
  }

  async sayWhy(reason: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  }

  async expectWords(words: string): Promise<void> {
    await expect(this.#page.getByRole('main').getByText(words).first()).toBeVisible();
  }

  async colourMapBy(risk: string): Promise<void> {
    await chooseFromMenu(this.#page.getByRole('button', { name: 'Coloured by' }), risk);
  }

  /** On the map that is drawn on: a layer of risk is switched on, or off again. */
  async switchLayer(name: string): Promise<void> {
    await this.#page.getByText(name, { exact: true }).click();
  }

  async expectLayer(name: string, { isOn }: { readonly isOn: boolean }): Promise<void> {
    await expect(this.#page.getByRole('switch', { name, exact: true })).toBeChecked({ checked: isOn });
  }

  /** What the colours of risk mean: each of these levels, or nothing where none is shown. */
  async expectColours(...levels: readonly string[]): Promise<void> {
    const legend = this.#page.getByRole('list', { name: 'Colours of risk' });
    if (levels.length === 0) await expect(legend).toHaveCount(0);
    else await expect(legend.first().getByRole('listitem')).toHaveText([...levels]);
  }

  async expectMap(): Promise<void> {
    await expect(this.#page.getByRole('region', { name: 'Map of land units by risk' })).toBeVisible();
  }

  #cell(words: string): Locator {
    return this.#page.getByRole('link', { name: words, exact: true });
  }

  #rating(risk: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${risk}`) });
  }
}
