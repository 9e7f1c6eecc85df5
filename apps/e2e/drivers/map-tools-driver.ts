import { expect, type Locator, type Page } from '@playwright/test';
import type { ChosenFile } from '../fixtures/files.ts';
import { chooseFromMenu } from './choose.ts';

type Place = readonly [longitude: number, latitude: number];

/** What is beside drawing on a map: where one stands, the sheet of a phone, pins, measuring, layers of one question. */
export class MapToolsDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The middle of the map, as it is to be copied. */
  async middle(): Promise<Place> {
    await this.#page.getByRole('button', { name: /NZTM2000/ }).click();
    const words = await this.#page.getByRole('textbox', { name: 'Latitude and longitude' }).inputValue();
    await this.#page.keyboard.press('Escape');
    const [south = 0, east = 0] = words.match(/\d+\.\d+/g)?.map(Number) ?? [];
    return [east, -south];
  }

  /** The device says that it is there. */
  async stand([longitude, latitude]: Place, accuracy: number): Promise<void> {
    await this.#page.context().grantPermissions(['geolocation']);
    await this.#page.context().setGeolocation({ longitude, latitude, accuracy });
  }

  async add(what: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add here' }).click();
    await expect(this.#page.getByText(/^Where: at your position/)).toBeVisible();
    const [kind, button] = [
      this.#sheet().getByRole('menuitem', { name: what, exact: true }),
      this.#sheet().getByRole('button', { name: what, exact: true }),
    ];
    await kind.or(button).click();
  }

  async pinNote(words: string): Promise<void> {
    await this.add('Note');
    await this.#page.keyboard.type(words);
    await this.#page.getByRole('button', { name: 'Pin the note' }).click();
  }

  async pinPhoto(file: ChosenFile): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add here' }).click();
    await expect(this.#page.getByText(/^Where: at your position/)).toBeVisible();
    const adding = this.#page.getByRole('region', { name: 'Add here' });
    await adding.getByLabel('Photo', { exact: true }).setInputFiles(file);
  }

  async sort(name: string, kind: string): Promise<void> {
    await chooseFromMenu(this.#page.getByRole('button', { name: `What ${name} is` }), kind);
  }

  async openToSort(count: number): Promise<void> {
    await this.#page.getByRole('button', { name: `${count} to sort` }).click();
  }

  /** Pulls the sheet so that its top stands so far above the foot of the window. */
  async pullSheetTo(height: number): Promise<void> {
    const grip = await this.#grip().boundingBox();
    if (!grip) throw new Error('there is no sheet');
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    const { height: windowHeight } = this.#page.viewportSize() ?? { height: 0 };
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(x, windowHeight - height, { steps: 6 });
    await this.#page.mouse.up();
  }

  async expectSheet(stop: 'Low' | 'Half' | 'Full'): Promise<void> {
    await expect(this.#grip()).toHaveAttribute('aria-valuetext', stop);
  }

  /** The button is to be seen whole, and nothing lies over it. */
  async expectInReach(button: string): Promise<void> {
    const found = this.#sheet().getByRole('button', { name: button, exact: true });
    await expect(found).toBeInViewport({ ratio: 1 });
    await found.click({ trial: true });
  }

  async startMeasuring(): Promise<void> {
    await this.#page.keyboard.press('m');
    await expect(this.#page.getByRole('button', { name: 'Stop measuring' })).toBeVisible();
  }

  async measureAt(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add a corner at the cross' }).press('Enter');
  }

  async stopMeasuring(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Stop measuring' }).click();
  }

  async lookAt(preset: string): Promise<void> {
    const choice = this.#page.getByRole('radio', { name: preset, exact: true });
    await choice.check({ force: true });
    await expect(choice).toBeChecked();
  }

  async openLegend(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Legend' }).click();
  }

  async expectLegend(...names: readonly string[]): Promise<void> {
    const legend = this.#page.getByRole('region', { name: 'Legend' });
    for (const name of names) await expect(legend.getByText(name, { exact: true })).toBeVisible();
  }

  async goToCoordinates(text: string): Promise<void> {
    await this.#page.getByRole('button', { name: /NZTM2000/ }).click();
    await this.#page.getByRole('textbox', { name: /Go to coordinates/ }).fill(text);
    await this.#page.getByRole('button', { name: 'Go there' }).click();
  }

  /** The keyboard goes to the map and moves it under its cross. */
  async moveByKeyboard(...keys: readonly string[]): Promise<void> {
    await this.#page.locator('canvas.maplibregl-canvas').focus();
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async expectSaid(words: RegExp): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();
  }

  async setFullScreen(isFull: boolean): Promise<void> {
    await this.#page.getByRole('button', { name: isFull ? 'Full screen' : 'Leave full screen' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Draw the farm' })).toBeVisible({
      visible: !isFull,
    });
  }

  #sheet(): Locator {
    return this.#page.getByRole('region', { name: 'Draw the farm' });
  }

  #grip(): Locator {
    return this.#page.getByRole('slider', { name: 'Height of Draw the farm' });
  }
}
