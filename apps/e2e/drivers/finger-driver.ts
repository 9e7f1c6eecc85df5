import { expect, type Locator, type Page } from '@playwright/test';

/** A place on the map: pixels to the right of its middle, and below it. A sheet that rises moves the middle with it. */
type FromMiddle = readonly [right: number, down: number];
type Pixels = readonly [x: number, y: number];

const MAP_TIMEOUT_MS = 90_000;
const STEPS_OF_A_DRAG = 6;
/** Of a finger that stands still: back and forth by a pixel, frame by frame, and in the end where it was. */
const STEPS_OF_A_REST = 6;

/** A hand without a mouse: everything it does is a touch, in a window that has nothing else. */
export class FingerDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async tap(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button, exact: true }).tap();
  }

  /** Of a list that a button has opened. */
  async choose(item: string): Promise<void> {
    await this.#page.getByRole('menuitem', { name: item, exact: true }).tap();
  }

  /** A kind from behind the big button. */
  async startDrawing(kind: string): Promise<void> {
    await this.tap('Add here');
    await this.#page
      .getByRole('region', { name: 'Add here' })
      .getByRole('menuitem', { name: kind, exact: true })
      .tap();
    await expect(this.#page.getByRole('toolbar', { name: 'Drawing' })).toBeVisible();
    await this.#settle();
  }

  /** A verb of the chosen shape, from the list that its sheet opens. */
  async begin(verb: string): Promise<void> {
    await this.tap('Change');
    await this.#page
      .getByRole('menuitem', { name: new RegExp(`^${verb}`) })
      .first()
      .tap();
  }

  /** What can be done while drawing stands side by side below the map, each as large as it is, whatever there is of it. */
  async expectToolsInOneRow(...buttons: readonly string[]): Promise<void> {
    const tools = this.#page.getByRole('toolbar', { name: 'Drawing' });
    await expect(tools.getByRole('button')).toHaveCount(buttons.length);
    const { width = 0 } = this.#page.viewportSize() ?? {};
    const stand = async () => {
      const boxes = await Promise.all(
        buttons.map((name) => tools.getByRole('button', { name, exact: true }).boundingBox()),
      );
      // From where each of them ends to where the next begins; behind the last the screen ends.
      const gaps = boxes.map(
        (box, index) => (boxes[index + 1]?.x ?? width) - (box ? box.x + box.width : width),
      );
      const rows = new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size;
      return { rows, isWithin: Math.min(...gaps) >= 0 };
    };
    // One after the other is measured: while the sheet below is still on its way they stand higher and higher.
    await expect.poll(stand).toEqual({ rows: 1, isWithin: true });
  }

  /** What was just said is still to be read, and lies over none of the tools. */
  async expectToolsBesideToast(): Promise<void> {
    const tools = this.#page.getByRole('toolbar', { name: 'Drawing' });
    const said = this.#page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').last();
    await expect(said).toBeVisible();
    const overlap = async (): Promise<number> => {
      const [bar, toast] = await Promise.all([tools.boundingBox(), said.boundingBox()]);
      return bar && toast ? toast.y + toast.height - bar.y : Infinity;
    };
    // It comes in from below.
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  }

  #isGround(x: number, y: number): Promise<boolean> {
    return this.#page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top) instanceof HTMLCanvasElement,
      [x, y] as const,
    );
  }

  async tapGround(...spots: readonly FromMiddle[]): Promise<void> {
    for (const spot of spots) {
      const [x, y] = await this.#pixels(spot);
      // Nobody taps a message that lies over the ground: it goes by itself.
      await expect.poll(() => this.#isGround(x, y)).toBe(true);
      await this.#page.touchscreen.tap(x, y);
      await this.#settle();
    }
  }

  /** One finger put down, pulled and lifted. */
  async pull(from: FromMiddle, to: FromMiddle): Promise<void> {
    await this.#pull(from, to, 0);
  }

  /** Pulls the ground along under the cross. The finger comes to rest before it is lifted: ground that is thrown goes on. */
  async pullGround(from: FromMiddle, to: FromMiddle): Promise<void> {
    await this.#pull(from, to, STEPS_OF_A_REST);
  }

  async #pull(from: FromMiddle, to: FromMiddle, stepsOfRest: number): Promise<void> {
    const [start, end] = [await this.#pixels(from), await this.#pixels(to)];
    const touches = await this.#page.context().newCDPSession(this.#page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Pixels) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ x: Math.round(at[0]), y: Math.round(at[1]) }] : [],
      });
    await touch('touchStart', start);
    for (let step = 1; step <= STEPS_OF_A_DRAG; step += 1) {
      const share = step / STEPS_OF_A_DRAG;
      await touch('touchMove', [
        start[0] + (end[0] - start[0]) * share,
        start[1] + (end[1] - start[1]) * share,
      ]);
    }
    for (let step = 1; step <= stepsOfRest; step += 1) {
      await touch('touchMove', [end[0] + (step % 2), end[1]]);
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch('touchEnd');
    await touches.detach();
    await this.#settle();
  }

  async #settle(): Promise<void> {
    await this.#page.waitForSelector('[data-map-state=idle]', { state: 'attached', timeout: MAP_TIMEOUT_MS });
  }

  /** Of the part of the map that no sheet lies over. */
  async #pixels([right, down]: FromMiddle): Promise<Pixels> {
    const map: Locator = this.#page.locator('.maplibregl-map');
    const box = await map.boundingBox();
    if (!box) throw new Error('there is no map');
    return [box.x + box.width / 2 + right, box.y + box.height / 2 + down];
  }
}
