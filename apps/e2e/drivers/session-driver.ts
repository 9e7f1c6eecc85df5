import { expect, type Page } from '@playwright/test';

/** Headers of the product's own calls. */
const OWN_CALL = { 'x-requested-with': 'XMLHttpRequest' };

/** Who is here: signing in and out, the terms, and what becomes of a session. */
export class SessionDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Signs in without the sign-in page: the same code flow, without looking at it. Accepts the terms unless told otherwise. */
  async signIn(email: string, { isAccepting = true } = {}): Promise<void> {
    const { request } = this.#page;
    const asked = await request.get('/api/auth/oidc/login');
    const signedIn = asked.url().includes('/sign-in/')
      ? await request.post(asked.url(), { form: { email } })
      : asked;
    expect(signedIn.ok()).toBe(true);
    if (!isAccepting) return;
    const accepted = await request.post('/api/auth/user/accept-terms', { headers: OWN_CALL, data: {} });
    expect(accepted.ok()).toBe(true);
  }

  /** Signs in as a person does: from the welcome page, by the button of a ready-made person. */
  async signInAtProvider(name: string): Promise<void> {
    await this.#page.goto('/welcome');
    await this.#page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await this.choosePerson(name);
  }

  /** At the provider's page: the button of a ready-made person. */
  async choosePerson(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(name) }).click();
  }

  /** At the provider's page: the address it offers already. */
  async takeOfferedAddress(email: string): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: /e-mail address/ })).toHaveValue(email);
    await this.#page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async acceptTerms(): Promise<void> {
    await this.#page.getByRole('button', { name: 'I accept the terms' }).click();
    await this.expectNoTermsQuestion();
  }

  async expectTermsQuestion(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
  }

  async expectNoTermsQuestion(): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: 'Before you start' })).toBeHidden();
  }

  async expectSignedInAs(name: string, role: string): Promise<void> {
    await this.#page.getByRole('button', { name: `your account, ${name}` }).click();
    const menu = this.#page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByText(role, { exact: true })).toBeVisible();
    await this.#page.keyboard.press('Escape');
  }

  async signOut(): Promise<void> {
    await this.#page.getByRole('button', { name: /your account/ }).click();
    await this.#page.getByRole('link', { name: 'Sign out' }).click();
    await this.#page.waitForURL('**/welcome');
  }

  /** The session is gone on the way, as after a night's idling. */
  async loseSession(): Promise<void> {
    await this.#page.context().clearCookies();
  }

  /** The question that stands over unsent work whose session ended. */
  async expectAskedToSignInAgain(): Promise<void> {
    await expect(this.#page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  }

  async expectNotAsked(): Promise<void> {
    await expect(this.#page.getByRole('alertdialog')).toBeHidden();
  }

  /** Signs in again in the tab that the question opens, and closes that tab. */
  async signInAgainBeside(name: string): Promise<void> {
    const opened = this.#page.context().waitForEvent('page');
    await this.#page.getByRole('link', { name: 'Sign in again' }).click();
    const beside = await opened;
    // The provider may still know who this is and ask nothing.
    const person = beside.getByRole('button', { name: new RegExp(name) });
    const done = beside.getByRole('heading', { name: 'You are signed in again' });
    await expect(person.or(done)).toBeVisible();
    if (await person.isVisible()) await person.click();
    await expect(done).toBeVisible();
    await beside.close();
  }

  async signInLater(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Not now' }).click();
  }

  async follow(wayOn: string): Promise<void> {
    await this.#page.getByRole('main').getByRole('link', { name: wayOn }).click();
  }

  /** The browser's last call to find out who is here, as the server answers it now. */
  async isSignedIn(): Promise<boolean> {
    return (await this.#page.request.get('/api/auth/info')).ok();
  }

  /** The id of whoever is signed in: what is typed or drawn is kept in the browser by it. */
  async userId(): Promise<string> {
    const { _id } = (await (await this.#page.request.get('/api/auth/info')).json()) as { _id: string }; // as the contract has it
    return _id;
  }
}
