import { expect, type Page } from '@playwright/test';
import { auditFields, type AuditValues } from '@tussock/domain';
import { FormDriver } from './form-driver.ts';

/** The life of a plan: where it stands, what can be done about it, and its versions. */
export class LifeDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/versions`);
    await expect(this.#page.getByRole('heading', { name: 'Status and approvals', level: 1 })).toBeVisible();
  }

  /** The word of the plan's state, as everybody with the page open sees it. */
  async expectState(state: string): Promise<void> {
    await expect(this.#page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();
  }

  async expectOffered(...moves: readonly string[]): Promise<void> {
    const offered = this.#page.getByRole('list', { name: 'What you can do' }).getByRole('button');
    await expect(offered).toHaveText([...moves]);
  }

  /** Makes a move; what is said with it is read by whoever is asked. */
  async move(label: string, said?: { readonly field: string; readonly words: string }): Promise<void> {
    const isDecision = ['Approve this version', 'Ask for changes', 'Decline'].includes(label);
    await this.#page
      .getByRole('list', { name: 'What you can do' })
      .getByRole('button', { name: isDecision ? 'Decide…' : label })
      .click();
    const dialog = this.#page.getByRole('dialog');
    if (isDecision) await dialog.getByRole('radio', { name: label, exact: true }).check();
    if (said) await dialog.getByLabel(said.field).fill(said.words);
    await this.#sayWhy();
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  }

  /** Says why a plan can go on as it is, where the dialog asks for that: something is still open in it. */
  async #sayWhy(): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    const why = dialog.getByRole('textbox', { name: 'Why it can go as it is' });
    if (await why.isVisible()) await why.fill('As agreed with the owner');
  }

  /** Every version that was frozen, the newest first. */
  async expectVersions(...names: readonly string[]): Promise<void> {
    const lines = this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByText(/^Fingerprint|^Hash/) });
    await expect(lines).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(lines.nth(index)).toContainText(name);
  }

  /** Gives one's own word on a version, as its owner or its consultant. */
  async sign(versionNumber: number): Promise<void> {
    const label = `Sign version ${versionNumber}`;
    await this.#page.getByRole('button', { name: 'Decide…' }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('radio', { name: label }).check();
    await this.#sayWhy();
    await dialog.getByRole('button', { name: label }).click();
    await expect(dialog).toBeHidden();
  }

  /** Whose words on a version stand there, each with what it says: 'Owner Approved'. */
  async expectWords(versionNumber: number, ...words: readonly string[]): Promise<void> {
    const lines = this.#page
      .getByRole('region', { name: 'Approvals', exact: true })
      .getByRole('listitem')
      .filter({ hasText: `Version ${versionNumber}` });
    await expect(lines).toHaveCount(words.length);
    for (const word of words) await expect(lines.filter({ hasText: word })).toHaveCount(1);
  }

  /** Keeps what a certifier or an auditor outside the product said. */
  async keepAudit(audit: Partial<AuditValues>): Promise<void> {
    await this.#page
      .getByRole('region', { name: 'Certification and audits' })
      .getByRole('button', { name: 'Add' })
      .click();
    const dialog = this.#page.getByRole('dialog');
    await new FormDriver(this.#page).fillInAll(auditFields, audit, dialog);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
  }

  async expectAudit(name: string, nextDay: string): Promise<void> {
    const audits = this.#page.getByRole('region', { name: 'Certification and audits' });
    await expect(audits.getByRole('listitem').filter({ hasText: name })).toContainText(`Next due ${nextDay}`);
  }
}
