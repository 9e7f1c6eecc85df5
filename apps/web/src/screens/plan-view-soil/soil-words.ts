import { countInFigures, writeResult, type Result } from '@tussock/domain';

/** As the laboratory wrote it; a dash where nothing was measured. */
export const resultInWords = (result: Result | undefined): string => (result ? writeResult(result) : '–');

/** '5.8 to 6': both ends within. */
export const rangeInWords = (from: number, to: number): string => `${from} to ${to}`;

export const counted = (count: number, one: string, many: string): string =>
  `${countInFigures(count)} ${count === 1 ? one : many}`;
