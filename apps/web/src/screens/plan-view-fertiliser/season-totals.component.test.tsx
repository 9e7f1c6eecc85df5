import { render, screen } from '@testing-library/react';
import type { FertiliserSeasonReply } from '@tussock/contract';
import { expect, test } from 'vitest';
import { PlacesTable } from './places-table.tsx';
import { SeasonTotals } from './season-totals.tsx';

const none = {
  nitrogen: 0,
  phosphorus: 0,
  potassium: 0,
  sulphur: 0,
  calcium: 0,
  magnesium: 0,
  sodium: 0,
};
const spread = { spreadHectares: 2, quantity: 1, nutrientsKg: none };
const place = (name: string, price_total: number, isPriced: boolean) =>
  ({
    _id: name,
    name,
    areaHectares: 2,
    countedNitrogenKg: 0,
    averageKgPerHectare: 0,
    highestKgPerHectare: 0,
    state: 'notCapped',
    ...spread,
    price_total,
    isPriced,
  }) as const;

test('what nobody gave a price is no nought dollars, and a sum that lacks one is the least', () => {
  const found = { totals: { ...spread, price_total: 900, isPriced: false }, applications: [] };
  render(<SeasonTotals found={found as unknown as FertiliserSeasonReply} />); // no more of it is read
  expect(screen.getByText('Price').nextSibling?.textContent).toBe('at least $900.00');
  render(
    <PlacesTable
      label="Paddocks"
      places={[place('One', 900, true), place('Two', 0, false), place('Three', 28, false)]}
      cap={null}
    />,
  );
  const prices = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(prices).toEqual(['Price', '$900.00', '–', 'at least $28.00']);
});
