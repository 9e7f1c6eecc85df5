import { draftWords, nextStepWords } from '@tussock/domain';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a plan asks for next on its first page, and the first draft that is worked out from what is drawn. */
export class NextStepsDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openFarm(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/farm`);
  }

  #first(): Locator {
    return this.#page.getByRole('region', { name: nextStepWords.title, exact: true });
  }

  async expectFirst(title: string, why: string): Promise<void> {
    await expect(this.#first().getByRole('heading', { name: title })).toBeVisible();
    await expect(this.#first().getByText(why)).toBeVisible();
  }

  /** What the ground of the farm is, each with hectares. */
  async expectHectares(shares: readonly string[]): Promise<void> {
    const balance = this.#page.getByRole('region', { name: 'Balance of hectares' });
    for (const share of shares)
      await expect(balance.getByRole('listitem').filter({ hasText: share })).toHaveText(/\d\.\d\d$/);
  }

  async takeFirst(): Promise<void> {
    await this.#first().getByRole('link').click();
  }

  async propose(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Propose risks and actions' }).click();
  }

  /** A proposal with why it is made. */
  async expectProposal(label: string, reason: string): Promise<void> {
    const proposal = this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { name: label }) });
    await expect(proposal.getByText(reason)).toBeVisible();
  }

  async accept(label: string): Promise<void> {
    await this.#page.getByRole('button', { name: `${draftWords.accept}: ${label}` }).click();
    await expect(this.#page.getByRole('heading', { name: label })).toBeHidden();
  }

  async drop(label: string): Promise<void> {
    await this.#page.getByRole('button', { name: `${draftWords.drop}: ${label}` }).click();
    await expect(this.#page.getByRole('heading', { name: label })).toBeHidden();
  }

  /** Accepts the land units that the slope of the ground proposes. */
  async acceptUnits(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Accept \d+ land units?$/ }).click();
    await expect(this.#page.getByRole('heading', { name: 'Land units' })).toBeHidden();
  }

  /** Goes on from a first draft of which nothing is left. */
  async drawPaddocks(): Promise<void> {
    await this.#page.getByRole('link', { name: draftWords.drawPaddocks }).click();
  }

  /** Actions of the register that have a day. */
  async expectDated(count: number): Promise<void> {
    const days = this.#page.getByRole('main').getByRole('button', { name: /^\d+ \w+ 20\d\d$/ });
    await expect(days).toHaveCount(count);
  }

  async acceptAll(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Accept all/ }).click();
  }

  async expectNothingToPropose(): Promise<void> {
    await expect(this.#page.getByText(draftWords.none, { exact: true })).toBeVisible();
  }

  async openRegister(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/actions`);
  }

  async expectInRegister(titles: readonly string[]): Promise<void> {
    const list = this.#page.getByRole('main');
    await expect(
      list.getByRole('link', { name: /./ }).filter({ hasText: new RegExp(titles.join('|')) }),
    ).toHaveCount(titles.length);
  }
}
