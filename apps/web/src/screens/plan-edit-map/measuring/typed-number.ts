import { readNumber } from '@tussock/ui';

/** Parses a typed number; NaN for anything else, which is then refused. */
export const typedNumber = (text: string): number => {
  const read = readNumber(text);
  return read.kind === 'number' ? read.value : Number.NaN;
};
