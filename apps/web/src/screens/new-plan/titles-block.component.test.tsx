import type { TitleFeature } from '@tussock/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptySelection } from '../../plan-session/title-selection.ts';
import { TitlesBlock } from './titles-block.tsx';
import { LandProvider, type LandChoice } from './use-land-choice.ts';

const title = (id: string, appellation: string, areaHectares: number): TitleFeature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [[]] },
  properties: {
    id,
    linzCadastralId: id,
    titleNumber: `OT${id}`,
    appellation,
    estate: null,
    issueDate: null,
    areaHectares,
  },
});
const home = title('1', 'Lot 1 Deposited Plan 18442', 116.86);
const alike = title('2', 'Lot 2 DP 18442', 32.43);
const other = title('3', 'Part Section 12', 20.46);

function show(more: Partial<LandChoice>) {
  const onToggle = vi.fn<LandChoice['onToggle']>();
  // No more of the choice is read here.
  const land = {
    selection: { ...emptySelection, selectedIds: ['1'] },
    selected: [home],
    found: [],
    areaHectares: 116.86,
    facts: { beside: [other, alike] },
    error: null,
    hasFoundNothing: false,
    onToggle,
    ...more,
  } as unknown as LandChoice;
  render(
    <LandProvider value={land}>
      <TitlesBlock />
    </LandProvider>,
  );
  return onToggle;
}

test('the title found is ticked, with the area of what is chosen', () => {
  show({});
  expect(screen.getByRole('checkbox', { name: 'OT1' })).toHaveProperty('checked', true);
  expect(screen.getByText('1 title · 116.86 ha')).toBeDefined();
});

test('of titles next door those of the same survey plan come first, and are added together', async () => {
  const onToggle = show({});
  const beside = within(screen.getByRole('region', { name: /^Next door/ }));
  expect(
    beside.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['OT2', 'OT3']);
  expect(beside.getByText('Lot 2 DP 18442 · same survey plan (DP 18442)')).toBeDefined();
  await userEvent.click(beside.getByRole('button', { name: 'Add 1 title, 32.43 ha' }));
  expect(onToggle).toHaveBeenCalledWith([alike]);
});

test('where the land survey does not answer that is said, and nothing is offered', () => {
  show({ facts: { beside: null } as unknown as LandChoice['facts'] });
  expect(screen.getByText(/did not answer/)).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Next door/ })).toBeNull();
});

test('before anything is chosen it is said how to choose', () => {
  show({ selected: [], selection: emptySelection, facts: undefined, areaHectares: null });
  expect(screen.getByText(/^Choose an address above/)).toBeDefined();
});
