import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordRow } from '@tussock/contract';
import type { EditPart } from './outbox.ts';
import { promises, type PromiseId } from './promises.ts';
import { ModelServer } from './testing/model-server.ts';
import { ModelBrowser, type Weather } from './testing/model-world.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 30);

type Step =
  | {
      readonly do: 'edit';
      readonly who: number;
      readonly which: number;
      readonly set: Record<string, unknown>;
    }
  | {
      readonly do: 'create' | 'delete' | 'undo' | 'redo' | 'retry' | 'drop';
      readonly who: number;
      readonly which: number;
    }
  | { readonly do: 'bulk'; readonly who: number; readonly a: number }
  | { readonly do: 'send'; readonly who: number; readonly weather: Weather }
  | { readonly do: 'pull'; readonly who: number; readonly most: number }
  | { readonly do: 'kill' | 'hear' | 'fold' | 'stream' | 'full' | 'room'; readonly who: number }
  | { readonly do: 'prune' | 'copy' | 'putBack' | 'view' };

const who = fc.nat(5);
const which = fc.nat(9);
const set = fc.oneof(
  fc.record({ a: fc.nat(14) }),
  fc.record({ b: fc.nat(3) }),
  fc.record({ shape: fc.nat(7) }),
  fc.record({ a: fc.constant(null), b: fc.nat(3) }),
  fc.record({ tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }) }),
);

const often = {
  edit: fc.record({ do: fc.constant('edit' as const), who, which, set }),
  act: fc.record({ do: fc.constantFrom('create', 'delete', 'undo', 'redo'), who, which }),
  mend: fc.record({ do: fc.constantFrom('retry', 'drop'), who, which }),
  bulk: fc.record({ do: fc.constant('bulk' as const), who, a: fc.nat(5) }),
  send: fc.record({
    do: fc.constant('send' as const),
    who,
    weather: fc.constantFrom<Weather>(
      'fine',
      'fine',
      'fine',
      'noAnswer',
      'answerLost',
      'broken',
      'busy',
      'forbidden',
      'dies',
    ),
  }),
  pull: fc.record({ do: fc.constant('pull' as const), who, most: fc.integer({ min: 1, max: 20 }) }),
  life: fc.record({ do: fc.constantFrom('kill', 'hear', 'hear', 'fold', 'stream'), who }),
  room: fc.record({ do: fc.constantFrom('full', 'room', 'room'), who }),
  world: fc.record({ do: fc.constantFrom('prune', 'copy', 'putBack', 'view') }),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: often.edit },
  { weight: 6, arbitrary: often.act },
  { weight: 1, arbitrary: often.mend },
  { weight: 1, arbitrary: often.bulk },
  { weight: 4, arbitrary: often.send },
  { weight: 4, arbitrary: often.pull },
  { weight: 3, arbitrary: often.life },
  { weight: 1, arbitrary: often.room },
  { weight: 1, arbitrary: often.world },
);
const days = fc.array(step, { minLength: 40, maxLength: 120, size: 'max' });

/** Three people, each with two pages of one browser, and a server. */
class World {
  server = new ModelServer();
  copy: ModelServer | undefined;
  readonly browsers = ['Ada', 'Ben', 'Cay'].map((name) => new ModelBrowser(name, () => this.server));
  #ids = 0;

  async open(): Promise<void> {
    for (const browser of this.browsers)
      for (const at of [0, 1]) {
        await browser.open(at);
        await browser.catchUp(at);
      }
  }

  #browser(index: number): ModelBrowser {
    const browser = this.browsers[index % this.browsers.length];
    if (!browser) throw new Error('There is no such browser.');
    return browser;
  }

  async take(step: Step): Promise<void> {
    if (!('who' in step)) return this.#change(step.do);
    const browser = this.#browser(step.who);
    const at = step.who % 2;
    const { handle } = browser.tab(at);
    if (step.do === 'full' || step.do === 'room') handle.isFull = step.do === 'full';
    if (step.do === 'kill') return browser.kill(at);
    if (step.do === 'hear') return browser.hear(at);
    if (step.do === 'stream') return browser.stream(at);
    if (step.do === 'pull') return browser.catchUp(at, step.most > 15 ? undefined : step.most);
    const edits = this.#editsOf(step, browser.tab(at).keeper.view.rowsOf('thing'));
    if (edits.length > 0 && handle.isFull) return browser.writeWithoutRoom(at, edits);
    if (edits.length > 0) return browser.write(at, edits);
    if (!handle.isFull) await actOnQueue(step, browser, at);
  }

  #editsOf(step: Step, rows: readonly RecordRow[]): readonly EditPart[] {
    const row = 'which' in step ? rows[step.which % Math.max(1, rows.length)] : undefined;
    const part = { entity: 'thing', entityId: row?.id ?? '', set: {} };
    if (step.do === 'create') {
      const set = { a: step.which, shape: step.which };
      return [{ ...part, entityId: `t${(this.#ids += 1)}`, op: 'create', set }];
    }
    if (step.do === 'edit' && row) return [{ ...part, op: 'update', set: step.set }];
    if (step.do === 'delete' && row) return [{ ...part, op: 'delete' }];
    if (step.do !== 'bulk') return [];
    return rows.slice(0, 3).map(({ id }) => ({ ...part, entityId: id, op: 'update', set: { a: step.a } }));
  }

  #change(what: 'prune' | 'copy' | 'putBack' | 'view'): void {
    if (what === 'prune') this.server.prune();
    if (what === 'view') this.server.changeView();
    if (what === 'copy') this.copy = this.server.copy();
    if (what === 'putBack' && this.copy) {
      // What the server had done since the copy is gone with it, and no browser is to blame.
      const undone = [...this.server.applied.keys(), ...this.server.needless].filter(
        (opId) => !this.copy?.applied.has(opId),
      );
      for (const browser of this.browsers) for (const opId of undone) browser.undone.add(opId);
      const { view } = this.server;
      this.server = this.copy.copy();
      // It is known to be another from then on, also when its revision has caught up.
      this.server.view = view;
      this.server.changeView();
      for (const browser of this.browsers) browser.isPutBack = true;
    }
  }

  async rest(isDropping: boolean): Promise<void> {
    for (const browser of this.browsers) for (const { handle } of browser.tabs) handle.isFull = false;
    for (const browser of this.browsers) await browser.settle(isDropping);
    for (const browser of this.browsers) await browser.settle(isDropping);
  }

  async lost(): Promise<readonly string[]> {
    return (await Promise.all(this.browsers.map((browser) => browser.lost()))).flat();
  }
}

async function actOnQueue(step: Step, browser: ModelBrowser, at: number): Promise<void> {
  const { keeper } = browser.tab(at);
  const { ops } = keeper.outbox;
  if (step.do === 'send') await browser.send(at, step.weather);
  if (step.do === 'fold') await keeper.fold();
  if (step.do === 'undo' || step.do === 'redo') await browser.turn(at, step.do);
  const opId = 'which' in step ? ops[step.which % Math.max(1, ops.length)]?.op.opId : undefined;
  if (step.do === 'drop' && opId) await browser.drop(at, opId);
  if (step.do === 'retry' && opId) await browser.retry(at, opId);
}

const live = async (steps: readonly Step[]): Promise<World> => {
  const world = new World();
  await world.open();
  for (const step of steps) await world.take(step);
  return world;
};

/** Days as they were lived: what was lost on the way and at their end, and the world at rest. */
interface Day {
  readonly world: World;
  readonly lost: readonly string[];
  /** With nothing left to send, and what was refused still in the outbox: whether each browser shows what the server has. */
  readonly isShown: readonly boolean[];
}

async function liveToRest(steps: readonly Step[]): Promise<Day> {
  const world = await live(steps);
  const onTheWay = await world.lost();
  await world.rest(false);
  const isShown = await Promise.all(world.browsers.map((browser) => browser.isSeenAsServer()));
  const withRefused = await world.lost();
  await world.rest(true);
  return { world, isShown, lost: [...onTheWay, ...withRefused, ...(await world.lost())] };
}

const brokenIn = ({ world }: Day, promise: PromiseId): readonly unknown[] =>
  world.browsers.flatMap(({ broken }) => broken.filter((one) => one.promise === promise));

/** What breaks each promise in some days; nothing where it was held. */
const faultsOf: Readonly<Record<Exclude<PromiseId, 'P11'>, (day: Day) => readonly unknown[]>> = {
  P1: ({ lost }) => lost,
  P2: ({ world }) => [...world.server.applied].filter(([, times]) => times > 1),
  P3: (day) => brokenIn(day, 'P3'),
  P4: (day) => brokenIn(day, 'P4'),
  P5: ({ world }) => world.browsers.flatMap((browser) => browser.doneAllTheSame()),
  P6: ({ isShown }) => isShown.filter((isSame) => !isSame),
  P7: ({ world }) => world.browsers.filter((browser) => !browser.isAsServer()),
  P8: (day) => brokenIn(day, 'P8'),
  P9: (day) => brokenIn(day, 'P9'),
  P10: (day) => brokenIn(day, 'P10'),
};

test.each([
  ['P1', promises.P1, faultsOf.P1],
  ['P2', promises.P2, faultsOf.P2],
  ['P3', promises.P3, faultsOf.P3],
  ['P4', promises.P4, faultsOf.P4],
  ['P5', promises.P5, faultsOf.P5],
  ['P6', promises.P6, faultsOf.P6],
  ['P7', promises.P7, faultsOf.P7],
  ['P8', promises.P8, faultsOf.P8],
  ['P9', promises.P9, faultsOf.P9],
  ['P10', promises.P10, faultsOf.P10],
] as const)('%s: given three people in six pages, %s', async (_id, _text, faults) => {
  await fc.assert(
    fc.asyncProperty(days, async (steps) => {
      expect(faults(await liveToRest(steps))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

const alone = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: often.edit.filter(({ set }) => !('a' in set) || set.a !== 13) },
    { weight: 6, arbitrary: often.act },
    { weight: 1, arbitrary: often.bulk },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('send' as const),
        who,
        weather: fc.constantFrom<Weather>('fine', 'fine', 'noAnswer', 'answerLost', 'broken', 'busy', 'dies'),
      }),
    },
    { weight: 4, arbitrary: often.pull },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('kill', 'fold'), who }) },
  ),
  { minLength: 40, maxLength: 100, size: 'max' },
);

test(`P11: given one person, whatever was sent, lost or killed between, ${promises.P11}`, async () => {
  await fc.assert(
    fc.asyncProperty(alone, async (steps) => {
      const world = new World();
      await world.open();
      const [ada] = world.browsers as [ModelBrowser];
      for (const step of steps) await world.take({ ...step, who: 0 });
      // What was undone on the way cannot be done again after it.
      await world.take({ do: 'create', who: 0, which: 0 });
      await ada.settle(false);
      const last = world.server.state();
      expect(await ada.stuck()).toEqual([]);
      expect(await ada.turnAll(0, 'undo')).toBe('nothing');
      await ada.settle(false);
      expect(await ada.stuck()).toEqual([]);
      expect(world.server.state()).toEqual([]);
      await ada.kill(0);
      expect(await ada.turnAll(0, 'redo')).toBe('nothing');
      await ada.settle(false);
      expect(world.server.state()).toEqual(last);
    }),
    { numRuns: RUNS },
  );
});
