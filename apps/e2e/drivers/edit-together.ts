import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';
import { people } from '../fixtures/people.ts';

/** The farm's paddocks are few, so that two people meet on each of them again and again. */
const PADDOCKS = ['A', 'B', 'C'].map((name) => ({ name }));

/**
 * Two people with a list each make so many random edits at once, each in their own browser; both lists, and one that is opened afterwards,
 * end as the server has it. The first is on the farm already.
 */
export async function expectEqualAfterEdits(
  planId: string,
  [first, second, fresh]: readonly [Visitor, Visitor, Visitor],
  count: number,
): Promise<void> {
  await first.list.havePaddocks(planId, PADDOCKS);
  await second.session.signIn(people.admin.email);
  await first.living.openList(planId);
  await second.living.openList(planId);
  const answered = await Promise.all([
    first.living.editAtRandom({ seed: 1, count }),
    second.living.editAtRandom({ seed: 2, count }),
  ]);
  // They did meet.
  expect(answered.reduce((sum, { mine, theirs }) => sum + mine + theirs, 0)).toBeGreaterThan(0);
  // Of what a slow server answered after the list had gone on.
  await first.living.letGoOfAll();
  await second.living.letGoOfAll();
  const stored = await first.record.paddocks(planId);
  await first.living.expectPaddocks(stored);
  await second.living.expectPaddocks(stored);
  await fresh.session.signIn(people.admin.email);
  await fresh.living.openList(planId);
  await fresh.living.expectPaddocks(stored);
}
