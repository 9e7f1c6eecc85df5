import { expect, type Page } from '@playwright/test';

/** The page behind an invitation's link. */
export class InvitationDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(link: string): Promise<void> {
    await this.#page.goto(link);
  }

  async expectFor(propertyName: string, email: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: propertyName })).toBeVisible();
    await expect(this.#page.getByText(email).first()).toBeVisible();
  }

  async goToSignIn(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Sign in to confirm' }).click();
  }

  /** Somebody who was let in signs in with the address the provider offers, and opens the plan. */
  async goToSignInAsGuest(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Sign in to open the plan' }).click();
  }

  async openPlan(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Open the plan' }).click();
    await this.#page.waitForURL('**/view/farm');
  }

  async signInAsInvited(email: string): Promise<void> {
    await this.#page.getByRole('link', { name: `Sign in as ${email}` }).click();
  }

  async lookOverDetails(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Look over the details' }).click();
    await this.#page.waitForURL('**/confirm-details');
  }

  async askForNewLink(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(this.#page.getByText(/a new link is on its way/)).toBeVisible();
  }
}
