import { expect, test } from 'vitest';
import { paddockFeature } from '../testing/report-examples.ts';
import { chartSections } from './chart-sections.ts';
import { paddockLines } from './paddock-line.ts';

test('a paddock is counted once: pasture that is followed by a crop with the crops', () => {
  const lines = paddockLines([
    paddockFeature({ name: 'One', pastureSpecies: 'clover' }, { hectares: 6 }),
    paddockFeature(
      { name: 'Two', use: 'pastureThenCrop', pastureSpecies: 'clover', cropGroup: 'fodder', crop: 'kale' },
      { hectares: 3 },
    ),
    paddockFeature({ name: 'Three', use: 'retired' }, { hectares: 1 }),
  ]);
  const charts = chartSections(lines, { paddockFeatureMode: 'number', cropPastureMode: 'percentage' });
  const figures = charts
    .slice(1)
    .map(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'chart' && 'bars' in block.spec ? block.spec.bars.map(({ figure }) => figure) : [],
      ),
    );
  // 6 and 3 of 10 ha; the tenth is retired.
  expect(figures).toEqual([['60.0 %'], ['30.0 %']]);
});
