import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyKind } from '@tussock/domain';
import { editInPage, type Answered } from './edit-in-page.ts';

/** The living plan: who else is here, what waits, what is undone, what was and what both changed. */
export class LivingDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Somebody else is seen at a place of the plan. */
  async expectAlsoHere(name: string, place: string): Promise<void> {
    await this.#page.getByRole('button', { name: /other.* here$/ }).click();
    const people = this.#page.getByRole('region', { name: 'Also here' }).getByRole('listitem');
    await expect(people.filter({ hasText: name })).toContainText(place);
    await this.#page.keyboard.press('Escape');
  }

  async openForm(planId: string, kind: AnyKind, id: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/${kind.wording.route ?? ''}/${id}`);
    await expect(this.#page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  }

  async fillIn(label: string, value: string): Promise<void> {
    await this.#field(label).fill(value);
  }

  async expectField(label: string, value: string): Promise<void> {
    await expect(this.#field(label)).toHaveValue(value);
  }

  async saveForm(noun: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Save ${noun}`, exact: true }).click();
  }

  /** Saves what somebody else has changed too: asked at once, or, where the server was slow and the form has gone, from what was not accepted. */
  async saveFormIntoQuestion(noun: string): Promise<void> {
    await this.saveForm(noun);
    const notAccepted = this.#page.getByRole('banner').getByRole('button', { name: /not accepted$/ });
    await expect(this.#question.or(notAccepted).first()).toBeVisible();
    // The sign says so for a moment where the form is about to ask, too.
    await expect(async () => {
      if (await this.#question.isVisible()) return;
      if (await this.#waiting.isHidden()) await notAccepted.click({ timeout: 2000 });
      await this.#waiting.getByRole('button', { name: /^Choose/ }).click({ timeout: 2000 });
      await expect(this.#question).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  /** In its form, opened anew. */
  async rename(planId: string, kind: AnyKind, id: string, name: string): Promise<void> {
    await this.openForm(planId, kind, id);
    await this.fillIn('Name', name);
    await this.saveForm(kind.names.inSentence);
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.#page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  }

  async openList(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/other?kind=paddock`);
    await expect(this.#page.getByRole('grid')).toBeVisible();
  }

  /** The question in which both sides stand side by side. */
  async expectQuestion(
    label: string,
    sides: { readonly mine: string; readonly theirs: string },
  ): Promise<void> {
    const field = this.#question
      .getByRole('group', { name: label })
      .or(this.#question.getByRole('radiogroup', { name: label }));
    await expect(field.getByRole('radio', { name: sides.mine })).toBeVisible();
    await expect(field.getByRole('radio', { name: sides.theirs })).toBeVisible();
  }

  async expectBothOutlines(): Promise<void> {
    await expect(this.#question.getByRole('img', { name: 'Both outlines on one picture' })).toBeVisible();
  }

  async take(side: string): Promise<void> {
    await this.#question.getByRole('radio', { name: side }).check();
  }

  async expectTaken(side: string): Promise<void> {
    await expect(this.#question.getByRole('radio', { name: side })).toBeChecked();
  }

  async saveChosen(): Promise<void> {
    await this.#question.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(this.#question).toBeHidden();
  }

  /** The quiet sign at the top: saved, so many waiting, so many not accepted. */
  async expectSign(words: string | RegExp): Promise<void> {
    await expect(this.#sign).toHaveAccessibleName(words);
  }

  async openWaiting(): Promise<void> {
    await this.#sign.click();
    await expect(this.#waiting).toBeVisible();
  }

  async closeWaiting(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.#waiting).toBeHidden();
  }

  /** What waits, or was not accepted, in its order. */
  async expectWaiting(section: string, lines: readonly (string | RegExp)[]): Promise<void> {
    const list = this.#waiting.getByRole('region', { name: section });
    await expect(list.getByRole('listitem')).toContainText([...lines]);
  }

  /** A note is kept: its box is empty and gone. */
  async expectPinned(): Promise<void> {
    await expect(this.#page.getByRole('button', { name: 'Pin the note' })).toBeHidden();
  }

  /** Presses a button of one line of what waits. */
  async answerWaiting(line: string, button: string): Promise<void> {
    await this.#waiting
      .getByRole('listitem')
      .filter({ hasText: line })
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .click();
  }

  /** Lets go of all that was not accepted, one by one, until everything is sent. */
  async letGoOfAll(): Promise<void> {
    const refused = this.#waiting.locator('[data-stuck]').first();
    for (;;) {
      await expect(this.#sign).toHaveAccessibleName(/^Saved$|not accepted$/);
      if (await this.#page.getByRole('button', { name: 'Saved', exact: true }).isVisible()) return;
      if (await this.#waiting.isHidden()) await this.openWaiting();
      const line = await refused.elementHandle();
      await refused.getByRole('button', { name: /^Discard/ }).click();
      await line?.waitForElementState('hidden');
    }
  }

  /** By the button of the latest toast, and the keyboard: a pointer waits until it stands still, which on a stalled machine is when it has gone. */
  async undoInToast(sentence: string): Promise<void> {
    await this.#page
      .getByRole('region', { name: /notification/i })
      .getByRole('listitem')
      .filter({ hasText: sentence })
      .first()
      .getByRole('button', { name: 'Undo' })
      .press('Enter');
  }

  /** Nothing waits on this device any more: the server has it. */
  async expectAllSent(): Promise<void> {
    await expect(this.#page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  }

  async expectUndoable(label: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: `Undo: ${label}`, exact: true })).toBeEnabled();
  }

  async undo(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Undo: / }).click();
  }

  async redo(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Redo: / }).click();
  }

  async delete(noun: string): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Delete ${noun}` })
      .click();
  }

  async openHistory(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/history`);
    await expect(this.#page.getByRole('heading', { name: 'Change history' })).toBeVisible();
  }

  async expectInBin(words: string | RegExp): Promise<void> {
    await expect(this.#bin.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }

  async restore(name: string): Promise<void> {
    await this.#bin.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(this.#bin.getByRole('listitem')).toHaveCount(0);
  }

  /** Puts back what the latest change of a value replaced. */
  async putBack(label: string): Promise<void> {
    await this.#page
      .getByRole('button', { name: `Restore: ${label}` })
      .first()
      .click();
  }

  async lookAtDay(planId: string, day: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/history?day=${day}`);
  }

  async expectAsItWas(kind: AnyKind, lines: readonly (string | RegExp)[]): Promise<void> {
    const list = this.#page.getByRole('region', { name: kind.names.plural });
    await expect(list.getByRole('listitem')).toContainText([...lines]);
  }

  /** The shell is on the device: from the next start on it comes from there. */
  async keepShell(): Promise<void> {
    await this.#page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await this.#page.reload();
    await expect
      .poll(() => this.#page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
  }

  /** So many random edits in the open list, each saved; where somebody else has changed the same, one or the other is kept. */
  async editAtRandom(wish: { readonly seed: number; readonly count: number }): Promise<Answered> {
    return this.#page.evaluate(editInPage, wish);
  }

  /** Name and number of every paddock of the open list, by name, once it shows these. */
  async expectPaddocks(lines: readonly string[]): Promise<void> {
    await expect.poll(() => this.#shownPaddocks()).toEqual([...lines]);
  }

  async #shownPaddocks(): Promise<readonly string[]> {
    const rows = this.#page.getByRole('grid').locator('[data-row]');
    const texts = await rows.evaluateAll((shown) =>
      shown.map((row) =>
        ['0', '2']
          .map((column) => row.querySelector(`[data-column="${column}"]`)?.textContent.trim() ?? '')
          .join(' '),
      ),
    );
    return texts.toSorted();
  }

  get #bin(): Locator {
    return this.#page.getByRole('region', { name: 'Bin', exact: true });
  }

  get #question(): Locator {
    return this.#page.getByRole('dialog', { name: / has changed this$/ });
  }

  #field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label, exact: true });
  }

  get #sign(): Locator {
    // Who else is here stands beside it, and looks alike.
    return this.#page.getByRole('banner').locator('button[data-look]:not([data-look="others"])');
  }

  get #waiting(): Locator {
    return this.#page.getByRole('region', { name: 'What is saved' });
  }
}
