import { expect, test } from 'vitest';
import { paddockFeature, reportContent } from '../testing/report-examples.ts';
import { effectiveHectares } from './effective-hectares.ts';

test('hectares of paddocks are summed as they are measured, and not as they are shown', () => {
  // 1.004 ha are shown as 1.00, the three together as 3.01.
  const mapped = ['One', 'Two', 'Three'].map((name) => paddockFeature({ name }, { hectares: 1.004 }));
  expect(effectiveHectares(reportContent({ features: mapped })).hectares).toBe(3.012);
  const recorded = paddockFeature({ name: 'Four', effectiveHa: 0.95 }, { hectares: 1 });
  expect(effectiveHectares(reportContent({ features: [...mapped, recorded] })).hectares).toBe(3.962);
});

test('paddocks that are planned, removed or retired are none of it', () => {
  const features = [
    paddockFeature({ name: 'Front' }, { hectares: 2 }),
    paddockFeature({ name: 'Later', status: 'planned' }, { hectares: 2 }),
    paddockFeature({ name: 'Gone', status: 'removed' }, { hectares: 2 }),
    paddockFeature({ name: 'Bush', use: 'retired' }, { hectares: 2 }),
  ];
  expect(effectiveHectares(reportContent({ features })).hectares).toBe(2);
});
