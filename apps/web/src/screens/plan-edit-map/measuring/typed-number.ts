import { readNumber } from '@tussock/ui';

/** NaN for what is no number: it is refused as such. */
export const typedNumber = (text: string): number => {
  const read = readNumber(text);
  return read.kind === 'number' ? read.value : Number.NaN;
};
