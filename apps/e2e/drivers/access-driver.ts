import { expect, type Locator, type Page } from '@playwright/test';
import { chooseByTyping, chooseFromMenu } from './choose.ts';

interface Grant {
  readonly name: string;
  readonly email: string;
  readonly mayEdit?: boolean;
}

/** Who may do what on a plan: people, the adviser, and seeing as another role. */
export class AccessDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  #guest(name: string): Locator {
    return this.#page.getByRole('table', { name: 'Everyone with access' }).getByRole('row', { name });
  }

  #role(name: string): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`Role of ${name}`) });
  }

  async openPeople(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/manage-user-access`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Who has access' })).toBeVisible();
  }

  async openAdviser(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/manage-account-access`);
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Adviser' })).toBeVisible();
  }

  async expectPlace(isShown: boolean): Promise<void> {
    const places = this.#page.getByRole('navigation', { name: 'This plan' });
    await expect(places.getByRole('link', { name: 'Farm' })).toBeVisible();
    await expect(places.getByRole('link', { name: 'People' })).toHaveCount(isShown ? 1 : 0);
  }

  async startGrant(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Give access' }).click();
  }

  async fillInGrant({ name, email, mayEdit = false }: Grant): Promise<void> {
    const form = this.#page.getByRole('dialog', { name: 'Give access' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    if (mayEdit) await form.getByRole('checkbox', { name: 'May edit features on the map' }).check();
  }

  async sendGrant(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Grant access and send the invitation' }).click();
  }

  async expectRefusedAddress(message: RegExp): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(message);
  }

  async expectAddressStill(email: string): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  }

  async letIn(grant: Grant): Promise<void> {
    await this.startGrant();
    await this.fillInGrant(grant);
    await this.sendGrant();
    await expect(this.#guest(grant.name)).toBeVisible();
  }

  async allowEditing(name: string): Promise<void> {
    await this.#guest(name)
      .getByRole('button', { name: `Change access of ${name}` })
      .click();
    await this.#page.getByRole('checkbox', { name: 'May edit features on the map' }).check();
    await this.#page.getByRole('button', { name: 'Save access' }).click();
    await this.expectGuest(name, 'Guest who may edit');
  }

  async expectGuest(name: string, words: string): Promise<void> {
    await expect(this.#guest(name)).toContainText(words);
  }

  async sendAgain(name: string): Promise<void> {
    await this.#guest(name).getByRole('button', { name: 'Send again' }).click();
  }

  async remove(name: string): Promise<void> {
    await this.#guest(name)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await this.#page
      .getByRole('alertdialog', { name: `Remove ${name}?` })
      .getByRole('button', { name: 'Remove access' })
      .click();
    await expect(this.#guest(name)).toHaveCount(0);
  }

  async addFromProvider(name: string): Promise<void> {
    await chooseByTyping(this.#page.getByRole('combobox', { name: /Add provider staff/ }), name);
  }

  async chooseRole(name: string, role: string): Promise<void> {
    await chooseFromMenu(this.#role(name), role);
  }

  async saveRoles(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save roles' }).click();
  }

  async expectRole(name: string, role: string): Promise<void> {
    await expect(this.#role(name)).toContainText(role);
  }

  async expectRoleHeld(name: string): Promise<void> {
    await expect(this.#role(name)).toBeDisabled();
  }

  async askForConsultant(message: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Message' }).fill(message);
    await this.#page.getByRole('button', { name: 'Send the message' }).click();
    await expect(this.#page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  }

  async assign(account: string): Promise<void> {
    await chooseByTyping(this.#page.getByRole('combobox', { name: /Assign an/ }), account);
    await this.#page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(this.#page.getByText(account, { exact: true })).toBeVisible();
  }

  async removeAccount(account: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Remove', exact: true }).click();
    await this.#page
      .getByRole('alertdialog', { name: `Remove ${account}?` })
      .getByRole('button', { name: 'Remove account' })
      .click();
    await expect(this.#page.getByText('No account is assigned')).toBeVisible();
  }

  async seeAs(role: string): Promise<void> {
    const panel = this.#page.getByRole('region', { name: 'See as' });
    await chooseFromMenu(panel.getByRole('button', { name: /Role/ }), role);
    await panel.getByRole('button', { name: 'See the plan' }).click();
    await expect(this.#banner).toContainText(role);
  }

  get #banner(): Locator {
    return this.#page.getByRole('region', { name: 'Seeing as another role' });
  }

  async backToOwnRole(): Promise<void> {
    await this.#banner.getByRole('button', { name: 'Back to your own role' }).click();
    await expect(this.#banner).toHaveCount(0);
  }

  /** Goes on from the farm's page to its details, without loading the page anew. */
  async openDetails(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Farm details', exact: true }).click();
  }

  /** Whether the farm's details can be changed here. */
  async expectMayEdit(isAllowed: boolean): Promise<void> {
    await expect(this.#page.getByRole('complementary', { name: 'People' })).toBeVisible();
    await expect(this.#page.getByRole('button', { name: 'Save changes' })).toHaveCount(isAllowed ? 1 : 0);
  }
}
