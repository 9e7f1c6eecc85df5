import { drawingWords, kindById, kinds, type PartitionBalance } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BalanceStrip } from './balance-strip.tsx';

const kind = kindById(kinds.paddock.id);
const balance: PartitionBalance = {
  kind,
  wholeHectares: 256.38,
  drawnHectares: 231.67,
  unallocatedHectares: 24.71,
  overlaps: [{ ids: ['a', 'b'], areaSquareMetres: 12_500, geometry: { type: 'Polygon', coordinates: [] } }],
  outside: [],
};

test('the strip says what the title has, what is drawn, what is not, and what is counted twice', () => {
  render(<BalanceStrip kind={kind} balance={balance} />);
  const strip = screen.getByRole('region', { name: drawingWords.strip });
  expect(strip.textContent).toContain('256.38 ha by title');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Paddocks 231.67',
    'Not drawn yet 24.71',
    'Counted twice 1.25',
  ]);
});

test('the strip stands before its figures are worked out', () => {
  render(<BalanceStrip kind={kind} balance={null} />);
  expect(screen.getByRole('region', { name: drawingWords.strip }).getAttribute('aria-busy')).toBe('true');
});
