import { expect, type Locator, type Page } from '@playwright/test';
import { optionOf } from './choose.ts';

/** A place on the map: parts of its width and height, from the top left. */
export type Spot = readonly [x: number, y: number];

const MAP_TIMEOUT_MS = 90_000;
/** Verbs of a chosen shape that are not in the bar at it. */
const verbsUnderMore: readonly string[] = [
  'Redraw boundary',
  'Cut a hole',
  'Lock shape',
  'Unlock shape',
  'Fill a gap',
  'Offset fence',
  'Set-back',
];

/** A map and the panel beside it, in words of the farm. */
export class MapDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Everything that is to be seen has been drawn. */
  async settle(): Promise<void> {
    await this.#page.waitForSelector('[data-map-state=idle]', { state: 'attached', timeout: MAP_TIMEOUT_MS });
  }

  async openDrawing(planId: string): Promise<void> {
    await this.#page.goto(`/plan/${planId}/edit/map/draw`);
    await this.settle();
  }

  async startDrawing(kind: string, tool: 'Area' | 'Line' | 'Point' = 'Area'): Promise<void> {
    // On a phone the kinds are behind the big button.
    const button = this.#page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: tool });
    await button.or(this.#page.getByRole('button', { name: 'Add here' })).click();
    await this.#page.getByRole('searchbox', { name: 'Find a kind' }).fill(kind);
    await this.#page.getByRole('menuitem', { name: kind, exact: true }).click();
    await expect(this.#page.getByRole('toolbar', { name: 'Drawing' })).toBeVisible();
    await this.settle();
  }

  /** Clicks on the ground, one spot after another; the pointer travels there as a hand's would. */
  async click(...spots: readonly Spot[]): Promise<void> {
    const box = await this.#map().boundingBox();
    if (!box) throw new Error('there is no map');
    for (const [x, y] of spots) {
      const [left, top] = [box.x + box.width * x, box.y + box.height * y];
      await this.#page.mouse.move(left, top, { steps: 2 });
      await this.#page.mouse.click(left, top);
      await this.settle();
    }
  }

  /** Draws an outline and closes it. */
  async outline(...corners: readonly Spot[]): Promise<void> {
    const [first] = corners;
    if (!first) throw new Error('an outline needs corners');
    await this.click(...corners, first);
  }

  /** Draws an outline, types its name where the cursor stands, and saves by Enter: the next can be drawn. */
  async outlineAndName(name: string, ...corners: readonly Spot[]): Promise<void> {
    await this.outline(...corners);
    await expect(this.#page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await this.#page.keyboard.type(name);
    await this.#page.keyboard.press('Enter');
    await expect(this.#page.getByRole('textbox', { name: 'Name', exact: true })).toBeHidden();
    await this.settle();
  }

  /** Counts clicks from here on; answers how many there were. */
  async countClicks(): Promise<() => Promise<number>> {
    await this.#page.evaluate(() => {
      const counted = globalThis as unknown as { clicks: number };
      counted.clicks = 0;
      document.addEventListener('pointerdown', () => (counted.clicks += 1), { capture: true });
    });
    return () => this.#page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
  }

  /** Clicks a corner of what is being changed, and takes it out. */
  async takeOut(corner: Spot): Promise<void> {
    await this.click(corner);
    await this.#page
      .getByRole('toolbar', { name: 'Drawing' })
      .getByRole('button', { name: 'Take this corner out' })
      .click();
    await this.settle();
  }

  async undoCorner(): Promise<void> {
    await this.#page.getByRole('toolbar', { name: 'Drawing' }).getByRole('button', { name: 'Undo' }).click();
    await this.settle();
  }

  async redoCorner(): Promise<void> {
    await this.#page.getByRole('toolbar', { name: 'Drawing' }).getByRole('button', { name: 'Redo' }).click();
    await this.settle();
  }

  /** Clicks so many pixels beside a spot, as an unsteady hand does. */
  async clickBeside(spot: Spot, [right, down]: readonly [right: number, down: number]): Promise<void> {
    const box = await this.#map().boundingBox();
    if (!box) throw new Error('there is no map');
    await this.click([spot[0] + right / box.width, spot[1] + down / box.height]);
  }

  /** Chooses how something new is drawn. */
  async drawBy(way: string): Promise<void> {
    const choice = this.#page.getByRole('radio', { name: way, exact: true });
    await choice.check({ force: true });
    await expect(choice).toBeChecked();
    await this.settle();
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    const box = await this.#map().boundingBox();
    if (!box) throw new Error('there is no map');
    const at = ([x, y]: Spot): [number, number] => [box.x + box.width * x, box.y + box.height * y];
    await this.#page.mouse.move(...at(from), { steps: 2 });
    await this.#page.mouse.down();
    await this.#page.mouse.move(...at(to), { steps: 8 });
    await this.#page.mouse.up();
    await this.settle();
  }

  /** Drags from some pixels beside a place. */
  async dragBeside(
    [x, y]: Spot,
    [right, down]: readonly [right: number, down: number],
    to: Spot,
  ): Promise<void> {
    const box = await this.#map().boundingBox();
    if (!box) throw new Error('there is no map');
    await this.drag([x + right / box.width, y + down / box.height], to);
  }

  /** Types from where to where the arc of a circle goes, in degrees from north. */
  async putArc(from: number, to: number): Promise<void> {
    const figures = this.#circle();
    await figures.getByRole('textbox', { name: 'Arc from' }).fill(String(from));
    await figures.getByRole('textbox', { name: 'Arc to' }).fill(String(to));
    await figures.getByRole('button', { name: 'Use these figures' }).click();
    await this.settle();
  }

  /** Radius in metres and arc in degrees of the circle that is drawn. */
  async circle(): Promise<{ readonly radius: number; readonly from: number; readonly to: number }> {
    const read = async (name: string): Promise<number> =>
      Number(await this.#circle().getByRole('textbox', { name }).inputValue());
    return { radius: await read('Radius'), from: await read('Arc from'), to: await read('Arc to') };
  }

  #circle(): Locator {
    return this.#page.getByRole('form', { name: 'Circle by measurements' });
  }

  /** Sets a corner by the keyboard, at the cross in the middle of the map. */
  async addCornerAtCross(): Promise<void> {
    await this.#page.getByRole('button', { name: /at the cross|^Corner$|^Place here$/ }).press('Enter');
  }

  /** Moves the map under its cross, where the keyboard stands. */
  async nudgeByKeyboard(...arrows: readonly string[]): Promise<void> {
    for (const arrow of arrows) {
      await this.#page.keyboard.press(arrow);
      // One step is at its end before the next begins.
      await this.settle();
    }
  }

  /** The same, and a corner at the end of it. */
  async cornersByKeyboard(...arrows: readonly string[]): Promise<void> {
    await this.nudgeByKeyboard(...arrows);
    await this.#page.keyboard.press('Space');
    await this.settle();
  }

  async showWholeFarm(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Show the whole farm' }).click();
    await this.settle();
  }

  /** To where the ground is half as large. */
  async zoomOut(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Zoom out' }).click();
    await this.settle();
  }

  async stopDrawing(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Stop drawing' }).click();
  }

  async takeMendedShape(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Use a mended shape' }).first().click();
    await this.settle();
  }

  async expectFigure(figure: RegExp): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: figure }).first()).toBeVisible();
  }

  async fillIn(label: string, value: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }

  /** Chooses from a list. */
  async choose(label: string, option: string): Promise<void> {
    await this.#page.getByRole('button', { name: label }).click();
    await optionOf(this.#map(), option).click();
  }

  /** Types part of an option into a box and takes it. */
  async find(label: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: label }).fill(option);
    await optionOf(this.#map(), option).click();
  }

  async save(noun: string): Promise<void> {
    const name = noun === 'shape' ? 'Keep this shape' : `Save ${noun}`;
    await this.#page.getByRole('button', { name, exact: true }).click();
  }

  /** Saves what has ground of others, or lies beyond the boundary: on purpose, and asked about. */
  async saveAnyway(noun: string): Promise<void> {
    await this.save(noun);
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Save anyway' }).click();
  }

  async expectRefusedField(label: string, message: string): Promise<void> {
    await expect(this.#page.getByRole('textbox', { name: label, exact: true })).toHaveAccessibleDescription(
      new RegExp(message),
    );
  }

  async expectNothingChosen(): Promise<void> {
    await expect(this.#chosen()).toBeHidden();
  }

  async expectLabels({ areShown }: { readonly areShown: boolean }): Promise<void> {
    await expect(this.#page.getByRole('switch', { name: 'Names on the map' })).toBeChecked({
      checked: areShown,
    });
  }

  /** Lays down in the browser's storage what the map is to start with. */
  async preloadState(map: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#page.evaluate((state) => localStorage.setItem('state', JSON.stringify(state)), { map });
  }

  /** Chooses the feature in the middle of the static map. */
  async chooseOnStaticMap(): Promise<void> {
    await this.#page.getByRole('img', { name: 'Map of the farm' }).click({ position: { x: 300, y: 120 } });
  }

  async expectChosen(name: string): Promise<void> {
    await expect(this.#chosen().getByRole('heading', { name })).toBeVisible();
  }

  async act(name: string): Promise<void> {
    const bar = this.#page.getByRole('toolbar', { name: 'Change its shape' });
    if (verbsUnderMore.includes(name)) {
      await bar.getByRole('button', { name: 'More' }).click();
      await this.#page.getByRole('menuitem', { name, exact: true }).click();
    } else
      await this.#chosen()
        .getByRole('button', { name })
        .or(this.#chosen().getByRole('link', { name }))
        .or(bar.getByRole('button', { name, exact: true }))
        .click();
  }

  /** Opens the page of what is chosen: by its link on a phone's sheet, by the bar at its shape on a desktop. */
  async openItsPage(): Promise<void> {
    await this.#chosen()
      .getByRole('link', { name: 'Open', exact: true })
      .or(this.#page.getByRole('button', { name: 'Open its page', exact: true }))
      .or(this.#page.getByRole('link', { name: 'Open its page', exact: true }))
      .click();
  }

  /** Begins a verb that asks for something on the map, and waits until it does. */
  async begin(verb: string): Promise<void> {
    await this.act(verb);
    await expect(
      this.#page
        .getByRole('region', { name: verb, exact: true })
        .or(this.#page.getByRole('toolbar', { name: 'Drawing' })),
    ).toBeVisible();
    await this.settle();
  }

  /** Types how far from what is chosen something new is drawn. */
  async giveDistance(metres: number): Promise<void> {
    await this.fillIn('Distance', String(metres));
    await this.#page.getByRole('button', { name: 'Draw it' }).click();
    await this.settle();
  }

  /** A verb was refused: why, in words, where it was asked for. */
  async expectRefused(words: string): Promise<void> {
    await expect(this.#page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  /** Shows on the map the ground that nobody has; answers how much there is. */
  async showUnallocated(): Promise<number> {
    const balance = this.#page.getByRole('region', { name: 'What is drawn' });
    const gaps = balance.getByRole('button', { name: /unallocated$/ });
    const hectares = Number((await gaps.innerText()).replaceAll(/[^\d.]/g, ''));
    await gaps.click();
    await this.settle();
    return hectares;
  }

  async confirmDeleting(noun: string): Promise<void> {
    await this.#page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Delete ${noun}` })
      .click();
  }

  async closeChosen(): Promise<void> {
    await this.#chosen().getByRole('button', { name: 'Close' }).click();
  }

  /** Shows a layer, if it is hidden. */
  async showLayer(name: string): Promise<void> {
    await this.#page.getByRole('checkbox', { name, exact: true }).check();
    await this.settle();
  }

  async toggleLayer(name: string): Promise<void> {
    const box = this.#page.getByRole('checkbox', { name });
    await box.setChecked(!(await box.isChecked()));
    await this.settle();
  }

  /** How many features a layer says it holds. */
  async expectCount(layer: string, count: number): Promise<void> {
    const line = this.#page
      .getByRole('group')
      .locator('div')
      .filter({ has: this.#page.getByRole('checkbox', { name: layer, exact: true }), hasText: /\d$/ });
    await expect(line.last()).toHaveText(new RegExp(`^${layer}\\s*${count}$`));
  }

  async showRemoved(): Promise<void> {
    await this.#page.getByRole('switch', { name: /Removed features/ }).setChecked(true);
    await this.settle();
  }

  async expectLayer(name: string, { isShown }: { readonly isShown: boolean }): Promise<void> {
    await expect(this.#page.getByRole('checkbox', { name })).toBeChecked({ checked: isShown });
  }

  #map(): Locator {
    return this.#page.locator('.maplibregl-map');
  }

  #chosen(): Locator {
    return this.#page.locator('section[aria-labelledby="chosen-feature"]');
  }
}
