import { hundredthsOf } from '../text/figures.ts';
import { paddockUses, type PaddockLine } from './paddock-line.ts';

/** The head figures of the report; areas are whole hundredths of a hectare, each rounded once. */
export interface PaddockSums {
  readonly count: number;
  readonly areaHundredths: number;
  readonly effectiveHundredths: number;
  /** Rounded to a hundredth; null without paddocks. */
  readonly meanHundredths: number | null;
  readonly planned: { readonly count: number; readonly areaHundredths: number };
  /** Paddocks whose mapped area stands in for the effective one. */
  readonly countWithoutEffectiveArea: number;
}

const sumOf = (lines: readonly PaddockLine[], figure: (line: PaddockLine) => number): number =>
  lines.reduce((sum, line) => sum + figure(line), 0);

/** Counts and areas of all paddocks shown. Example: 3.10 ha and 2.05 ha are 5.15 ha in all, 2.58 ha on average. */
export function sumUpPaddocks(paddocks: readonly PaddockLine[]): PaddockSums {
  const areaM2 = sumOf(paddocks, (line) => line.areaM2);
  const planned = paddocks.filter(({ isPlanned }) => isPlanned);
  return {
    count: paddocks.length,
    areaHundredths: hundredthsOf(areaM2),
    effectiveHundredths: hundredthsOf(sumOf(paddocks, (line) => line.effectiveM2)),
    meanHundredths: paddocks.length === 0 ? null : hundredthsOf(areaM2 / paddocks.length),
    planned: { count: planned.length, areaHundredths: hundredthsOf(sumOf(planned, (line) => line.areaM2)) },
    countWithoutEffectiveArea: paddocks.filter(
      ({ hasRecordedEffectiveArea, use }) => !hasRecordedEffectiveArea && use !== 'retired',
    ).length,
  };
}

/** Number and area of the paddocks of each use, in the order of the form, also of uses that none has. */
export function sumUpUses(
  paddocks: readonly PaddockLine[],
): readonly { readonly label: string; readonly count: number; readonly areaHundredths: number }[] {
  return paddockUses.map(({ key, label }) => {
    const lines = paddocks.filter(({ use }) => use === key);
    return { label, count: lines.length, areaHundredths: hundredthsOf(sumOf(lines, (line) => line.areaM2)) };
  });
}
