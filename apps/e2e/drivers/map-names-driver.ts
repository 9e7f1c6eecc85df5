import { expect, type JSHandle, type Page } from '@playwright/test';
import { square } from '../fixtures/outlines.ts';
import { haveFeature } from './have-feature.ts';

type Place = readonly [longitude: number, latitude: number];

interface Layer {
  readonly id: string;
  readonly layout?: Readonly<Record<string, unknown>>;
}

/** As much of the engine of maps as is asked here. */
interface Engine {
  getCanvas(): { readonly clientWidth: number; readonly clientHeight: number };
  getStyle(): { readonly layers: readonly Layer[] };
  queryRenderedFeatures(
    at: readonly [number, number] | undefined,
    options: { readonly layers: readonly string[] },
  ): readonly { readonly layer: Layer }[];
}

/** What React holds of one component: what its hooks keep, and the component around it. */
interface Held {
  readonly return: Held | null;
  readonly memoizedState: Kept | null;
}
interface Kept {
  readonly memoizedState: { readonly map?: object } | null;
  readonly next?: Kept | null;
}

/** Half of the side of a paddock and of a fence, degrees. */
const REACH = { paddock: 0.001, fence: 0.0008 };
/** Less than a name is high, pixels: each is found, and so is whatever lies over it by as much. */
const STEP_PIXELS = 8;

/** Runs in the page. The map hands its engine to nobody; React holds it for the component that has started it. */
function findEngine(): Engine {
  const map = document.querySelector('.maplibregl-map') ?? {};
  const [, held] = Object.entries(map).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
  for (let part = held as Held | null | undefined; part; part = part.return)
    for (let kept = part.memoizedState; kept; kept = kept.next ?? null) {
      const engine = kept.memoizedState?.map;
      if (engine && 'queryRenderedFeatures' in engine) return engine as Engine; // it alone has a word of that name
    }
  throw new Error('The engine of the map is not where React held it.');
}

/** Runs in the page: the names that are drawn at each spot, so many pixels from the next, or at once those of the whole map. */
function namesAt(engine: Engine, stepPixels: number | null): string[][] {
  const layers = engine.getStyle().layers.flatMap(({ id, layout }) => (layout?.['text-field'] ? [id] : []));
  const at = (spot?: readonly [number, number]): string[] => {
    // The text as it is drawn, whose second line are hectares.
    const texts = engine
      .queryRenderedFeatures(spot, { layers })
      .map(({ layer }) => String(layer.layout?.['text-field']).replace(/\n.*/, ''));
    return texts.toSorted();
  };
  if (stepPixels === null) return [at()];
  const { clientWidth, clientHeight } = engine.getCanvas();
  const columns = Array.from(
    { length: Math.ceil(clientWidth / stepPixels) },
    (_, index) => index * stepPixels,
  );
  const rows = Array.from({ length: Math.ceil(clientHeight / stepPixels) }, (_, index) => index * stepPixels);
  return columns.flatMap((x) => rows.map((y) => at([x, y])));
}

/** The names that are on the map, as the engine tells what it has drawn: in a picture they cannot be read. */
export class MapNamesDriver {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A square paddock around a place, made by the call: its name is drawn there. */
  async havePaddock(planId: string, name: string, [x, y]: Place): Promise<void> {
    await haveFeature(this.#page, planId, {
      featureType: 'paddocks',
      geometry: square(x - REACH.paddock, y - REACH.paddock, 2 * REACH.paddock),
      properties: { name, status: 'existing', use: 'pasture' },
    });
  }

  /** A fence from west to east with its middle at a place, made by the call: its name is drawn there. */
  async haveFence(planId: string, name: string, [x, y]: Place): Promise<void> {
    await haveFeature(this.#page, planId, {
      featureType: 'fencelines',
      geometry: {
        type: 'LineString',
        coordinates: [
          [x - REACH.fence, y],
          [x + REACH.fence, y],
        ],
      },
      properties: { name, status: 'existing', fenceType: 'postAndWire', purpose: 'subdivision' },
    });
  }

  async show(areShown: boolean): Promise<void> {
    await this.#page.getByRole('switch', { name: 'Names on the map' }).setChecked(areShown);
  }

  /** These are drawn, from A to Z, and nothing else is written on the map. */
  async expectDrawn(...names: readonly string[]): Promise<void> {
    await expect.poll(async () => (await this.#engine()).evaluate(namesAt, null)).toEqual([names]);
  }

  /** Nowhere does a name lie over another. */
  async expectApart(): Promise<void> {
    const drawn = await (await this.#engine()).evaluate(namesAt, STEP_PIXELS);
    const heaps = drawn.filter(({ length }) => length > 1).map((names) => names.join(' over '));
    expect([...new Set(heaps)]).toEqual([]);
    expect(drawn.flat()).not.toEqual([]);
  }

  #engine(): Promise<JSHandle<Engine>> {
    return this.#page.evaluateHandle(findEngine);
  }
}
