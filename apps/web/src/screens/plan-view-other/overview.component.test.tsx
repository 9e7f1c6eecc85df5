import { cleanup, render, screen, within } from '@testing-library/react';
import type { FeatureReply } from '@tussock/contract';
import { kinds, type AnyKind } from '@tussock/domain';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { Overview } from './overview.tsx';
import { listsRoute } from './route.ts';

const covering = (kind: AnyKind, areasM2: readonly number[]): readonly FeatureReply[] =>
  areasM2.map(
    (areaM2, index) =>
      ({
        _id: `${kind.id}-${index}`,
        featureType: kind.wording.featureType,
        properties: {},
        areaHectares: Math.round(areaM2 / 100) / 100,
        areaM2,
        lengthMetres: null,
      }) as unknown as FeatureReply, // no more of it is read here
  );

function renderOverview(features: readonly FeatureReply[], canEdit = true): void {
  render(
    <InOpenPlan place={listsRoute}>
      <Overview planId="one" features={features} canEdit={canEdit} />
    </InOpenPlan>,
  );
}
const areaBeside = (name: string): string | null | undefined =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body).getAllByRole('cell')[1]
    ?.textContent;

test('[CALC-2] the same ground has the same figure, however it is parted', () => {
  renderOverview([
    ...covering(kinds.paddock, [10_049, 10_049, 10_049]),
    ...covering(kinds.lmu, [15_073.5, 15_073.5]),
  ]);
  expect(areaBeside('Paddocks')).toBe('3.01');
  expect(areaBeside(kinds.lmu.names.plural)).toBe('3.01');
  // Land units lie over the paddocks: their sum is of no ground.
  expect(screen.queryByText('6.03')).toBeNull();
  expect(screen.queryByRole('rowheader', { name: 'All together' })).toBeNull();
});

test('a kind that has no area shows a dash', () => {
  renderOverview(covering(kinds.paddock, [10_000]));
  expect(areaBeside(kinds.lmu.names.plural)).toBe('–');
});

test('an empty farm leads to the map only those who may draw', () => {
  renderOverview([]);
  expect(screen.getByRole('link', { name: 'Draw on the map' })).toBeDefined();
  cleanup();
  renderOverview([], false);
  expect(screen.getByText('Nothing is drawn on this farm yet')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Draw on the map' })).toBeNull();
  expect(screen.queryByText(/can also be imported/)).toBeNull();
});
