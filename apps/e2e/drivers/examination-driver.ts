import { expect, type Locator, type Page } from '@playwright/test';
import {
  declarationFields,
  draftFields,
  examinationWords,
  findingFields,
  inviteExaminerFields,
  type DeclarationValues,
  type InviteExaminerValues,
} from '@tussock/domain';
import type { NewPlan } from '../fixtures/people.ts';
import { FormDriver } from './form-driver.ts';

const { farm, room, moves, desk } = examinationWords;
const OWN_CALL = { 'x-requested-with': 'XMLHttpRequest' };

/** Certification and audit: the farm's page, and the room of whoever was invited. */
export class ExaminationDriver {
  readonly #page: Page;
  readonly #form: FormDriver;
  #clicks = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#form = new FormDriver(page);
  }

  /** Presses of the examiner beside typing. */
  get clicks(): number {
    return this.#clicks;
  }

  /** Confirms the details of a plan and freezes it as its first version. */
  async haveVersion(planId: string, details: NewPlan): Promise<void> {
    const confirmed = { ...details, phone: '03 312 3456', hasReadTerms: true };
    await this.#post(planId, 'confirmation-details/update', confirmed);
    await this.#post(planId, 'life/submit', {});
    await this.#post(planId, 'life/take-back', {});
  }

  async #post(planId: string, path: string, data: object): Promise<void> {
    const reply = await this.#page.request.post(`/api/plan/${planId}/${path}`, { headers: OWN_CALL, data });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  async openFarmPage(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/view/examinations`);
    await expect(this.#page.getByRole('heading', { name: farm.title, level: 1 })).toBeVisible();
  }

  async invite(values: InviteExaminerValues): Promise<void> {
    await this.#page.getByRole('button', { name: farm.invite, exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    await this.#form.fillInAll(inviteExaminerFields, values, dialog);
    await dialog.getByRole('button', { name: farm.inviteSave }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens the newest invitation from the examiner's own list. */
  async openFromDesk(title: string): Promise<void> {
    await this.#page.goto('/examinations');
    await this.#click(this.#page.getByRole('link', { name: title }));
    await expect(this.#page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  async declare(values: DeclarationValues): Promise<void> {
    await this.#form.fillInAll(declarationFields, values);
    this.#clicks += 1;
    await this.#click(this.#page.getByRole('button', { name: room.begin }));
    await expect(this.#page.getByRole('navigation', { name: 'Checklist' })).toBeVisible();
  }

  /** Marks what the version answers, where it answers anything. */
  async markWhatVersionShows(): Promise<void> {
    const mark = this.#page.getByRole('button', { name: room.fillDo });
    await this.#click(mark);
    await expect(mark).toBeHidden();
  }

  async openItem(title: string): Promise<void> {
    await this.#click(this.#checklist.getByRole('link', { name: title }).first());
    await expect(this.#page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  }

  /** Finds that the open item and all that follow need more, until none is left; each save leads on to the next. */
  async findAllOthers(note: string): Promise<void> {
    const item = this.#page.getByRole('region', { name: room.item });
    const heading = item.getByRole('heading', { level: 2 });
    const save = this.#page.getByRole('button', { name: room.saveAndNext });
    for (let open = await this.#countOpen(); open > 0; open -= 1) {
      const title = await heading.innerText();
      await this.#click(this.#page.getByRole('radio', { name: 'More is needed' }));
      await this.#page.getByRole('textbox', { name: findingFields.note.label }).fill(note);
      await this.#click(save);
      await (open > 1 ? expect(heading).not.toHaveText(title) : expect(save).toBeHidden());
    }
  }

  async sendDraft(replyBy: string): Promise<void> {
    await this.#form.fillInField(draftFields.replyBy, replyBy);
    await this.#click(this.#page.getByRole('button', { name: moves.sendDraft.label }));
    await this.expectState('drafted');
  }

  /** The farm's reply in general. */
  async reply(text: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Reply' }).last().fill(text);
    await this.#page.getByRole('button', { name: farm.replySend }).click();
    await this.expectState('replied');
  }

  async finish(nextOn: string): Promise<void> {
    const parts = this.#page.getByRole('group', { name: 'Next audit by' }).getByRole('spinbutton');
    for (const [index, part] of nextOn.split('-').toReversed().entries())
      await parts.nth(index).pressSequentially(part);
    await this.#click(this.#page.getByRole('button', { name: moves.finish.label }));
    await this.expectState('concluded');
  }

  async expectState(state: keyof typeof examinationWords.states): Promise<void> {
    await expect(this.#page.getByText(examinationWords.states[state], { exact: true }).first()).toBeVisible();
  }

  async expectReport(stage: keyof typeof room.reports, text: string): Promise<void> {
    await expect(this.#page.getByRole('article', { name: room.reports[stage] })).toContainText(text);
  }

  async expectNothingAsked(): Promise<void> {
    await expect(this.#page.getByText(desk.none)).toBeVisible();
  }

  get #checklist(): Locator {
    return this.#page.getByRole('navigation', { name: 'Checklist' });
  }

  #countOpen(): Promise<number> {
    return this.#checklist.getByText(room.toSee, { exact: true }).count();
  }

  async #click(target: Locator): Promise<void> {
    this.#clicks += 1;
    await target.click();
  }
}
