import {
  monthsOfStockYear,
  movesIn,
  shareOut,
  stockYearOf,
  type StockClass,
  type StockMove,
  type StockRow,
} from '@tussock/domain';
import type { DemoFarm } from './farm.ts';

type Enterprise = StockRow['enterprise'];

/** What happens in a month of every year, counted from July; shares are of the farm's size in head. */
type Event =
  | { readonly in: number; readonly of: StockClass; readonly move: StockMove; readonly share: number }
  /** All of a class that are left become another, or leave. */
  | { readonly in: number; readonly of: StockClass; readonly to: StockClass }
  | { readonly in: number; readonly of: StockClass; readonly move: 'sales' | 'transfersOut' };

interface Mob {
  readonly of: StockClass;
  readonly enterprise: Enterprise;
  /** Head in the first July, as a share of the farm's size. */
  readonly opening: number;
  /** Kilograms at the end of July, and of June. */
  readonly weight: readonly [number, number];
}

interface Script {
  readonly headPerHectare: number;
  readonly mobs: readonly Mob[];
  readonly events: readonly Event[];
}

const JUL = 0;
const [AUG, SEP, OCT, NOV, DEC, JAN, FEB, MAR, APR, MAY, JUN] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const dairy: Script = {
  headPerHectare: 2.4,
  mobs: [
    { of: 'milkingCows', enterprise: 'dairy', opening: 1, weight: [480, 492] },
    { of: 'r2DairyHeifers', enterprise: 'dairy', opening: 0.23, weight: [232, 425] },
    { of: 'r1DairyHeifers', enterprise: 'dairy', opening: 0, weight: [62, 218] },
    { of: 'dairyCalves', enterprise: 'dairy', opening: 0, weight: [40, 128] },
    { of: 'dairyBulls', enterprise: 'dairy', opening: 0, weight: [520, 540] },
  ],
  events: [
    { in: JUL, of: 'milkingCows', move: 'deaths', share: 0.004 },
    { in: AUG, of: 'dairyCalves', move: 'births', share: 0.52 },
    { in: AUG, of: 'dairyCalves', move: 'sales', share: 0.31 },
    { in: AUG, of: 'milkingCows', move: 'deaths', share: 0.008 },
    { in: SEP, of: 'dairyCalves', move: 'births', share: 0.36 },
    { in: SEP, of: 'dairyCalves', move: 'sales', share: 0.31 },
    { in: OCT, of: 'dairyCalves', move: 'deaths', share: 0.01 },
    { in: OCT, of: 'dairyBulls', move: 'purchases', share: 0.02 },
    { in: NOV, of: 'milkingCows', move: 'deaths', share: 0.004 },
    { in: DEC, of: 'dairyCalves', to: 'r1DairyHeifers' },
    { in: JAN, of: 'dairyBulls', move: 'sales' },
    { in: FEB, of: 'milkingCows', move: 'sales', share: 0.03 },
    { in: APR, of: 'milkingCows', move: 'sales', share: 0.09 },
    { in: MAY, of: 'milkingCows', move: 'sales', share: 0.08 },
    { in: JUN, of: 'r2DairyHeifers', to: 'milkingCows' },
    { in: JUN, of: 'r1DairyHeifers', to: 'r2DairyHeifers' },
  ],
};

const sheepBeef: Script = {
  headPerHectare: 4.2,
  mobs: [
    { of: 'maEwes', enterprise: 'sheep', opening: 1, weight: [64, 66] },
    { of: 'twoToothEwes', enterprise: 'sheep', opening: 0.27, weight: [58, 62] },
    { of: 'eweHoggets', enterprise: 'sheep', opening: 0.29, weight: [41, 57] },
    { of: 'rams', enterprise: 'sheep', opening: 0.012, weight: [78, 82] },
    { of: 'lambs', enterprise: 'sheep', opening: 0, weight: [5, 38] },
    { of: 'r2Steers', enterprise: 'beefDairyGrazing', opening: 0.11, weight: [380, 560] },
    { of: 'r1Steers', enterprise: 'beefDairyGrazing', opening: 0, weight: [205, 372] },
  ],
  events: [
    { in: JUL, of: 'maEwes', move: 'deaths', share: 0.004 },
    { in: AUG, of: 'maEwes', move: 'deaths', share: 0.008 },
    { in: SEP, of: 'lambs', move: 'births', share: 1.12 },
    { in: SEP, of: 'maEwes', move: 'deaths', share: 0.012 },
    { in: OCT, of: 'lambs', move: 'births', share: 0.48 },
    { in: OCT, of: 'lambs', move: 'deaths', share: 0.03 },
    { in: OCT, of: 'r1Steers', move: 'purchases', share: 0.12 },
    { in: DEC, of: 'lambs', move: 'sales', share: 0.62 },
    { in: DEC, of: 'r2Steers', move: 'sales', share: 0.04 },
    { in: JAN, of: 'lambs', move: 'sales', share: 0.4 },
    { in: FEB, of: 'maEwes', move: 'sales', share: 0.22 },
    { in: FEB, of: 'lambs', move: 'sales', share: 0.24 },
    { in: FEB, of: 'r2Steers', move: 'sales' },
    { in: MAR, of: 'twoToothEwes', to: 'maEwes' },
    { in: MAR, of: 'eweHoggets', to: 'twoToothEwes' },
    { in: MAR, of: 'lambs', to: 'eweHoggets' },
    { in: APR, of: 'eweHoggets', move: 'deaths', share: 0.003 },
    { in: MAY, of: 'r1Steers', move: 'deaths', share: 0.001 },
    { in: JUN, of: 'r1Steers', to: 'r2Steers' },
  ],
};

type Moves = Partial<Record<StockMove, number>>;

/** Stock on its way through the years: head of each class, and what moved this month. */
class Herd {
  readonly head = new Map<StockClass, number>();
  #moves = new Map<StockClass, Moves>();

  move(of: StockClass, move: StockMove, count: number): void {
    const isIn = movesIn.some((one) => one === move);
    const head = this.head.get(of) ?? 0;
    const moved = isIn ? count : Math.min(count, head);
    if (moved === 0) return;
    const moves = this.#moves.get(of) ?? {};
    this.#moves.set(of, { ...moves, [move]: (moves[move] ?? 0) + moved });
    this.head.set(of, head + (isIn ? moved : -moved));
  }

  happen(event: Event, size: number): void {
    const all = this.head.get(event.of) ?? 0;
    if ('to' in event) {
      this.move(event.of, 'gradeOut', all);
      this.move(event.to, 'gradeIn', all);
    } else this.move(event.of, event.move, 'share' in event ? Math.round(event.share * size) : all);
  }

  /** What moved since it was last asked. */
  takeMoves(): ReadonlyMap<StockClass, Moves> {
    const moves = this.#moves;
    this.#moves = new Map();
    return moves;
  }
}

const LAST = 11;
/** From the end of July to the end of June. */
const DAYS_OF_GROWTH = 334;

interface WeighedMonth {
  /** Counted from July. */
  readonly at: number;
  readonly closing: number;
  readonly moved: Moves;
}

const weightAt = ([from, to]: Mob['weight'], at: number): number =>
  Math.round((from + ((to - from) * at) / LAST) * 10) / 10;

/** Grams a head and day that a mob gains through the year. */
const gainIn = ([from, to]: Mob['weight']): number => Math.round(((to - from) * 1000) / DAYS_OF_GROWTH);

/** In June the young of a class take its place: their weight is still their own. */
const youngOf = (script: Script, mob: Mob): Mob | undefined => {
  const graded = script.events.find((event) => 'to' in event && event.in === JUN && event.to === mob.of);
  return script.mobs.find(({ of }) => of === graded?.of);
};

/** What a mob weighs at the end of a month, and gains where head that came tell nothing by their weight. */
function weighed(script: Script, mob: Mob, { at, closing, moved }: WeighedMonth) {
  const { gradeIn = 0, births = 0, purchases = 0 } = moved;
  if (closing === 0) return {};
  const weighs = at === JUN && gradeIn === closing ? (youngOf(script, mob) ?? mob) : mob;
  return {
    averageLiveweightKg: weightAt(weighs.weight, at),
    ...(gradeIn + births + purchases > 0 ? { weightGainGPerDay: gainIn(mob.weight) } : {}),
  };
}

/** A month of every class that had any. */
function monthOf(script: Script, herd: Herd, { at, size }: { readonly at: number; readonly size: number }) {
  const before = new Map(herd.head);
  for (const event of script.events) if (event.in === at) herd.happen(event, size);
  const moves = herd.takeMoves();
  return script.mobs.flatMap((mob) => {
    const [opening, closing] = [before.get(mob.of) ?? 0, herd.head.get(mob.of) ?? 0];
    const moved = moves.get(mob.of);
    return opening === 0 && closing === 0 && !moved ? [] : [{ mob, opening, closing, moved: moved ?? {} }];
  });
}

/** Stock of a demonstration farm on its land units; the month of `today` ('YYYY-MM-DD') is not yet recorded. */
export interface StockWish {
  readonly units: readonly { readonly id: string; readonly hectares: number }[];
  readonly today: string;
}

/** Somebody counted one too few in one May: what that looks like is to be seen somewhere. */
const MISCOUNTED: StockClass = 'r1Steers';

/** Stock is counted on the largest units; what grazes elsewhere is counted with them. */
const MOST_UNITS = 2;

interface Years {
  readonly first: number;
  readonly running: number;
  readonly today: string;
}

const scriptOf = ({ farmType }: Pick<DemoFarm, 'farmType'>): Script =>
  farmType === 'dairy' ? dairy : sheepBeef;

/** How many cows or ewes a farm begins its years with. */
export const herdSize = (farm: Pick<DemoFarm, 'farmType' | 'hectares'>): number =>
  Math.round(farm.hectares * scriptOf(farm).headPerHectare);

/** How many of a class a hectare of a farm carries when its years begin. */
export function headPerHectare(farm: Pick<DemoFarm, 'farmType'>, stockClass: StockClass): number {
  const script = scriptOf(farm);
  return script.headPerHectare * (script.mobs.find(({ of }) => of === stockClass)?.opening ?? 0);
}

/** Every month of one herd on its land unit. */
function herdRows(
  script: Script,
  { size, lmuId }: { readonly size: number; readonly lmuId: string | undefined },
  { first, running, today }: Years,
): readonly StockRow[] {
  const herd = new Herd();
  for (const { of, opening } of script.mobs) herd.head.set(of, Math.round(opening * size));
  const rows: StockRow[] = [];
  for (let year = first; year <= running; year += 1)
    for (const [at, month] of monthsOfStockYear(year).entries()) {
      if (month >= today.slice(0, 7)) break;
      for (const { mob, opening, closing, moved } of monthOf(script, herd, { at, size }))
        rows.push({
          month,
          enterprise: mob.enterprise,
          class: mob.of,
          ...(lmuId === undefined ? {} : { lmuId }),
          opening,
          ...moved,
          closing,
          ...weighed(script, mob, { at, closing, moved }),
        });
    }
  return rows;
}

/**
 * The stock of a farm by month, class and land unit: the last whole stock year and the one that runs; of the irrigated farm, the fullest,
 * the year before as well. It balances, but for one count on the hill farm.
 */
export function stockYears(
  farm: Pick<DemoFarm, 'farmType' | 'character' | 'hectares'>,
  { units, today }: StockWish,
): readonly StockRow[] {
  const { character } = farm;
  const script = scriptOf(farm);
  const running = stockYearOf(today);
  const years = { first: running - (character === 'flat' ? 2 : 1), running, today };
  const largest = units.toSorted((one, other) => other.hectares - one.hectares).slice(0, MOST_UNITS);
  const grounds: readonly { readonly id?: string; readonly hectares: number }[] =
    largest.length > 0 ? largest : [{ hectares: 1 }];
  const sizes = shareOut(
    herdSize(farm),
    grounds.map((unit) => unit.hectares),
    0,
  );
  const rows = grounds.flatMap(({ id }, index) =>
    herdRows(script, { size: sizes[index] ?? 0, lmuId: id }, years),
  );
  if (character !== 'hill') return rows;
  const may = monthsOfStockYear(running - 1)[MAY];
  const missed = rows.findIndex((row) => row.class === MISCOUNTED && row.month === may);
  return rows.map((row, at) => (at === missed ? { ...row, closing: (row.closing ?? 0) - 1 } : row));
}
