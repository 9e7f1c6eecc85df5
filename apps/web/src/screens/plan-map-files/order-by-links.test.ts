import { expect, test } from 'vitest';
import { orderByLinks } from './order-by-links.ts';

const write = (_id: string, properties: Readonly<Record<string, unknown>> = {}) => ({
  write: { _id, properties },
});
const idsOf = (writes: readonly ReturnType<typeof write>[]): string =>
  orderByLinks(writes)
    .map((one) => one.write._id)
    .join('');

test('what others point at comes before them, in rows of lists too; the rest keeps its order', () => {
  const paddock = write('p', { name: 'Front', irrigatorIds: ['i'] });
  const ponds = write('e', { applications: [{ paddockIds: ['p'], depth: 4 }] });
  expect(idsOf([write('a'), ponds, paddock, write('i'), write('z')])).toBe('aipez');
});

test('two that point at each other, and one that points at itself, are written once', () => {
  expect(idsOf([write('a', { to: 'b' }), write('b', { to: 'a' }), write('c', { to: 'c' })])).toBe('bac');
});
