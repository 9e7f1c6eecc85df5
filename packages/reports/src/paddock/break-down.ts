import { percentagesOf } from '../share/percentages-of.ts';
import { hundredthsOf } from '../text/figures.ts';
import type { PaddockLine } from './paddock-line.ts';

/** Part of the farm's paddocks. Percentages are of all paddock area, to one decimal. */
export interface Part {
  readonly label: string;
  readonly count: number;
  readonly areaHundredths: number;
  readonly percentage: number;
}

export interface BreakDown {
  /** Parts, the largest first; paddocks without the value come last. */
  readonly parts: readonly Part[];
  readonly notRecorded: Part | null;
  /** Paddocks to which the question does not apply, e.g. retired land when it is about pasture; null when there are none. */
  readonly rest: Part | null;
}

/**
 * Groups paddocks by a label. With the rest, areas add up to all paddock area except for rounding, and percentages to exactly 100.0 (none
 * without area).
 *
 * @param isAsked whether the question applies to a paddock: the others are the rest.
 */
export function breakDown(
  paddocks: readonly PaddockLine[],
  {
    isAsked,
    labelOf,
  }: { isAsked: (line: PaddockLine) => boolean; labelOf: (line: PaddockLine) => string | null },
): BreakDown {
  const groups = new Map<string | typeof NOT_RECORDED | typeof REST, { count: number; areaM2: number }>();
  for (const line of paddocks) {
    const key = isAsked(line) ? (labelOf(line) ?? NOT_RECORDED) : REST;
    const { count, areaM2 } = groups.get(key) ?? { count: 0, areaM2: 0 };
    groups.set(key, { count: count + 1, areaM2: areaM2 + line.areaM2 });
  }
  const entries = [...groups];
  const percentages = percentagesOf(entries.map(([, { areaM2 }]) => areaM2));
  const parts = entries.map(([key, { count, areaM2 }], index) => ({
    key,
    label: typeof key === 'string' ? key : 'Not recorded',
    count,
    areaHundredths: hundredthsOf(areaM2),
    percentage: percentages[index] ?? 0,
  }));
  const find = (key: symbol): Part | null => parts.find((part) => part.key === key) ?? null;
  return {
    parts: parts
      .filter(({ key }) => typeof key === 'string')
      .sort((a, b) => b.areaHundredths - a.areaHundredths || a.label.localeCompare(b.label)),
    notRecorded: find(NOT_RECORDED),
    rest: find(REST),
  };
}

const NOT_RECORDED = Symbol('not recorded');
const REST = Symbol('rest');
