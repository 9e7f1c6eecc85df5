import { expect, type Locator, type Page } from '@playwright/test';
import { archiveWords, bookWords, taskKinds, type BookPart } from '@tussock/domain';
import { readPdf, type ReadPdf } from '../fixtures/read-pdf.ts';

/** A book of a demonstration farm is made in half of that, on a machine that does nothing else. */
const MADE_WITHIN_MS = 120_000;

/** The plan as one page and as a book, and the whole of it in one ZIP. */
export class BookDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/femp`);
    await expect(this.#part('open')).toBeVisible();
  }

  /** Goes to a part by the contents, which stand behind a button where there is no room beside the page. */
  async jumpTo(part: BookPart): Promise<void> {
    const contents = this.#page.getByRole('navigation', { name: bookWords.contents });
    const link = contents.getByRole('link', { name: bookWords.parts[part], exact: true });
    const button = contents.getByRole('button', { name: bookWords.contents });
    await expect(link.or(button).first()).toBeVisible();
    if (await button.isVisible()) await button.click();
    await link.click();
    await expect(this.#part(part)).toBeInViewport();
  }

  async expectOutOfView(part: BookPart): Promise<void> {
    await expect(this.#part(part)).not.toBeInViewport();
  }

  /** Has the book made, without photos. */
  async order(planId: string): Promise<void> {
    await this.#openTab(planId, 'planBook');
    await this.#page.getByText('Photos', { exact: true }).click();
    await this.#page.getByRole('button', { name: 'Make the book' }).click();
    await expect(this.#made(taskKinds.planBook.label).getByRole('listitem')).toHaveCount(1);
  }

  /** What says that it is ready, on whatever page one is. */
  async expectReady(sentence: string): Promise<void> {
    const told = this.#page.getByRole('region', { name: /notification/i }).getByText(sentence);
    await expect(told).toBeVisible({ timeout: MADE_WITHIN_MS });
  }

  /** Fetches the book that was made, and reads it. */
  async fetch(planId: string): Promise<ReadPdf> {
    await this.#openTab(planId, 'planBook');
    return readPdf(await this.#download(taskKinds.planBook.label));
  }

  /** Takes the whole plan along. Answers where its ZIP lies. */
  async takeAlong(planId: string): Promise<string> {
    await this.#openTab(planId, 'wholePlan');
    await this.#page.getByRole('button', { name: archiveWords.order }).click();
    return this.#download(taskKinds.wholePlan.label);
  }

  /** Makes a plan of the ZIP of a farm that is here already, and stands beside it in the list. Answers its id. */
  async bringIn(
    path: string,
    { farm, besides }: { readonly farm: string; readonly besides: string },
  ): Promise<string> {
    await this.#page.goto('/dashboard');
    await this.#page.getByRole('link', { name: archiveWords.bringIn }).click();
    await this.#page
      .getByRole('dialog', { name: archiveWords.bringInTitle })
      .getByLabel(archiveWords.file)
      .setInputFiles(path);
    await this.expectReady(archiveWords.broughtIn(farm));
    const plans = this.#page.getByRole('table', { name: 'Farm plans' });
    const links = plans.getByRole('rowheader').getByRole('link', { name: farm });
    await expect(links).toHaveCount(2);
    const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const ids = places.map((place) => /\/plan\/([^/]+)/.exec(place)?.[1] ?? '');
    return ids.find((id) => id !== besides) ?? '';
  }

  #part(part: BookPart): Locator {
    return this.#page.getByRole('heading', { level: 2, name: bookWords.parts[part], exact: true });
  }

  #made(label: string): Locator {
    return this.#page.getByRole('list', { name: label });
  }

  async #openTab(planId: string, show: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/reporting?show=${show}`);
  }

  async #download(label: string): Promise<string> {
    const link = this.#page.getByRole('link', { name: `Download ${label}` });
    await expect(link).toBeVisible({ timeout: MADE_WITHIN_MS });
    const [file] = await Promise.all([this.#page.waitForEvent('download'), link.click()]);
    return await file.path();
  }
}
