import { expect, type Locator, type Page } from '@playwright/test';
import { onDisk, type ChosenFile } from '../fixtures/files.ts';

/** What somebody says and decides for themselves: details, picture, letters, sessions. */
export class ProfileDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openDetails(): Promise<void> {
    await this.#page.goto('/auth/my-details');
    await expect(this.#page.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  }

  async openSettings(): Promise<void> {
    await this.#page.goto('/auth/settings');
    await expect(this.#page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  }

  /** Chooses the colours of the product on this device. */
  async chooseAppearance(choice: 'As this device' | 'Light' | 'Dark'): Promise<void> {
    // The choice lies over its words.
    await this.#page.getByRole('radio', { name: choice }).check({ force: true });
  }

  /** What is shown, by the ground of the page and by what the browser is told of its bar. */
  async expectAppearance(theme: 'light' | 'dark'): Promise<void> {
    const ground = { light: 'rgb(246, 242, 231)', dark: 'rgb(20, 24, 19)' }[theme];
    await expect(this.#page.locator('body')).toHaveCSS('background-color', ground);
    const bar = { light: '#fffdf7', dark: '#1d221b' }[theme];
    await expect(this.#page.locator('meta[name="theme-color"]')).toHaveAttribute('content', bar);
  }

  /** What is printed is light, whatever is shown. */
  async expectPrintedLight(): Promise<void> {
    await this.#page.emulateMedia({ media: 'print' });
    await expect(this.#page.locator('body')).toHaveCSS('background-color', 'rgb(246, 242, 231)');
    await this.#page.emulateMedia({ media: null });
  }

  async setSystemTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.#page.emulateMedia({ colorScheme: theme });
  }

  /** By the menu of who is here, as a person gets there. */
  async goTo(place: 'My details' | 'Settings'): Promise<void> {
    await this.#page.getByRole('button', { name: /your account/ }).click();
    await this.#page.getByRole('link', { name: place }).click();
  }

  async choosePicture(file: ChosenFile): Promise<void> {
    await this.#page.getByLabel('Picture file').setInputFiles(onDisk([file]));
  }

  /** In the question which part to show: larger, and moved, by the keyboard. */
  async cropByKeyboard(): Promise<void> {
    const size = this.#page.getByRole('slider', { name: 'Size' });
    const across = this.#page.getByRole('slider', { name: 'Across' });
    await size.focus();
    await size.press('End');
    await expect(size).toHaveValue('4');
    await across.focus();
    await across.press('Home');
    // The square stays within the picture: a quarter of its height is an eighth of its width.
    await expect(across).toHaveValue('0.06');
  }

  /** Drags the picture to the right, as a finger does. */
  async cropByDragging(): Promise<void> {
    const across = this.#page.getByRole('slider', { name: 'Across' });
    const before = Number(await across.inputValue());
    const view = await this.#page.getByRole('img', { name: 'Your picture as it will be seen' }).boundingBox();
    if (!view) throw new Error('There is no picture to drag.');
    const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(x + 80, y, { steps: 4 });
    await this.#page.mouse.up();
    await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(before);
  }

  async usePicture(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Use this picture' }).click();
  }

  async expectCropping(): Promise<void> {
    await expect(this.#page.getByRole('dialog', { name: 'Choose the part to show' })).toBeVisible();
  }

  async expectCropped(): Promise<void> {
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  async removePicture(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Remove' }).click();
  }

  /** The picture in the bar at the top is there and can be shown; or it is not there. */
  async expectPictureInShell(isThere: boolean): Promise<void> {
    await expect.poll(() => this.#widthsInShell()).toEqual(isThere ? [320] : []);
  }

  #widthsInShell(): Promise<number[]> {
    return this.#page
      .getByRole('button', { name: /your account/ })
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  }

  /** The place where files are sent answers with a fault of its own. */
  async breakUploads(): Promise<void> {
    await this.#page.route('**/api/upload', (route) => route.fulfill({ status: 503, body: '' }));
  }

  async fillIn(label: string, value: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: label }).fill(value);
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async expectRefused(label: string, sentence: string): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
      new RegExp(sentence),
    );
  }

  async confirmAddress(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Use this address' }).click();
  }

  async chooseDigest(choice: string): Promise<void> {
    await this.#digest(choice).check();
  }

  #digest(choice: string): Locator {
    return this.#page
      .getByRole('group', { name: 'News of your plans by e-mail' })
      .getByRole('radio', { name: choice });
  }

  async expectDigest(choice: string): Promise<void> {
    await expect(this.#digest(choice)).toBeChecked();
  }

  async expectSessions(count: number): Promise<void> {
    const list = this.#page.getByRole('region', { name: 'Where you are signed in' });
    await expect(list.getByRole('listitem')).toHaveCount(count);
    await expect(list.getByText('This one')).toHaveCount(1);
  }

  async endFirstOtherSession(): Promise<void> {
    await this.#page
      .getByRole('button', { name: /End the session of/ })
      .first()
      .click();
  }

  async endAllOtherSessions(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere else' })
      .click();
    await expect(this.#page.getByRole('alertdialog')).toBeHidden();
  }

  /** Makes an access token for one farm. Answers it with the farm's address for GIS programs, as they are shown once. */
  async createToken(
    name: string,
    farm: string,
  ): Promise<{ readonly token: string; readonly address: string }> {
    await this.#page.getByRole('button', { name: 'New token' }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
    // The choice lies over its words.
    await dialog.getByRole('radio', { name: 'Only these' }).check({ force: true });
    await dialog.getByRole('combobox', { name: 'Add a farm' }).fill(farm);
    await this.#page.getByRole('option', { name: farm }).click();
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = await dialog.getByRole('textbox', { name: 'Your access token' }).inputValue();
    const address = await dialog.getByRole('textbox', { name: /^Address of/ }).inputValue();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    return { token, address };
  }

  /** How a program with a token is answered at an address, and what it gets; the token alone counts, not this person's session. */
  async answerToProgram(
    address: string,
    token: string,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await this.#page.request.get(address, { headers });
    return { status: answer.status(), text: await answer.text() };
  }

  async expectTokenUsed(name: string): Promise<void> {
    await this.#page.reload();
    await expect(this.#page.getByRole('row', { name }).getByText(/ from /)).toBeVisible();
  }

  async withdrawToken(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Withdraw ${name}` }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(this.#page.getByText(/^Withdrawn /)).toBeVisible();
  }
}
