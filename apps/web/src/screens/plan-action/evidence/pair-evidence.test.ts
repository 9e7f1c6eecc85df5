import { expect, test } from 'vitest';
import type { ActionEvidence } from '../../../sync/index.ts';
import { pairEvidence } from './pair-evidence.ts';

const photo = (id: string, moment: 'before' | 'after' | undefined, takenAt: string): ActionEvidence => ({
  id,
  actionId: 'fence',
  files: [id],
  takenAt,
  ...(moment ? { moment } : {}),
});

test('the first before stands beside the first after, by when they were taken', () => {
  const pairs = pairEvidence([
    photo('gully after', 'after', '2026-11-03T00:00:00Z'),
    photo('swamp before', 'before', '2026-08-01T00:00:00Z'),
    photo('swamp after', 'after', '2026-11-01T00:00:00Z'),
    photo('gully before', 'before', '2026-08-02T00:00:00Z'),
    photo('receipt', undefined, '2026-11-02T00:00:00Z'),
  ]);
  expect(pairs.map(({ before, after }) => [before.id, after.id])).toEqual([
    ['swamp before', 'swamp after'],
    ['gully before', 'gully after'],
  ]);
});

test('what has no other half is in no pair', () => {
  expect(pairEvidence([photo('one', 'before', '2026-08-01T00:00:00Z')])).toEqual([]);
  expect(pairEvidence([])).toEqual([]);
});
