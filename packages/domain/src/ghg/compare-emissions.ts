import type { EmissionInput, Emissions, Enterprise, Tenths } from './emissions.ts';
import type { EmissionFertiliser } from '../options/emission-fertilisers.ts';
import type { EmissionStock } from '../options/stock-class-facts.ts';
import { exactQuotient } from '../livestock/exact-figures.ts';
import type { Decimal } from '../fertiliser/decimals.ts';

/** Difference that one line makes between two sums. */
export interface EmissionStep {
  readonly line:
    | { readonly enterprise: Enterprise; readonly factor: EmissionStock }
    | { readonly type: EmissionFertiliser };
  readonly before: Tenths;
  readonly after: Tenths;
}

const keyOf = (line: EmissionStep['line']): string =>
  'type' in line ? line.type : `${line.enterprise} ${line.factor}`;
const linesOf = ({ livestock, spread }: Emissions) => [
  ...livestock.map(({ enterprise, factor, total }) => ({ line: { enterprise, factor }, total })),
  ...spread.map(({ type, total }) => ({ line: { type }, total })),
];

/** Lists the differences between two sums by line; they add up to the total difference. */
export function emissionSteps(before: Emissions, after: Emissions): readonly EmissionStep[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const lines = new Map([...was, ...is].map(({ line }) => [keyOf(line), line]));
  const totalIn = (all: typeof was, key: string): Tenths =>
    all.find(({ line }) => keyOf(line) === key)?.total ?? 0;
  return [...lines].map(([key, line]) => ({ line, before: totalIn(was, key), after: totalIn(is, key) }));
}

/** Assumption of a scenario: percent more or fewer head of an enterprise, or more or less fertiliser. */
export interface WhatIf {
  readonly of: Enterprise | EmissionFertiliser;
  /** Change in percent, at least -100. */
  readonly percent: number;
}

const WHOLE = 100;

/** Applies assumptions to a farm's input figures. */
export function supposing(input: EmissionInput, changes: readonly WhatIf[]): EmissionInput {
  const changed = (of: WhatIf['of'], figure: Decimal): Decimal =>
    changes
      .filter((change) => change.of === of)
      .reduce((now, { percent }) => exactQuotient(now.times(WHOLE + percent), WHOLE), figure);
  return {
    ...input,
    heads: input.heads.map((one) => ({ ...one, head: changed(one.enterprise, one.head) })),
    spread: input.spread.map((one) => ({ ...one, amount: changed(one.type, one.amount) })),
  };
}
