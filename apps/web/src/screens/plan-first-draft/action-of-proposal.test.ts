import { findCatalogueAction, type DraftProposal } from '@tussock/domain';
import { expect, test } from 'vitest';
import { actionOf } from './action-of-proposal.ts';

const known = findCatalogueAction('fenceWetlands');
if (!known) throw new Error('The catalogue has another name for fencing wetlands.');
const proposal: DraftProposal = {
  key: 'fenceWetlands',
  ...known,
  places: [
    { featureId: 'swamp', name: 'Swamp', why: 'It is a wetland that is not fully fenced.' },
    { featureId: 'bog', name: 'Bog', why: 'It is a wetland that is not fully fenced.' },
  ],
  source: 'Ecosystem areas',
};

test('a proposal that is accepted is an agreed action of the catalogue, with its places, why, and where that was read', () => {
  expect(actionOf(proposal, true)).toEqual({
    sectionKey: 'waterways',
    outcomeKey: 'stockOutOfWater',
    actionKey: 'fenceWetlands',
    title: 'Fence identified natural wetlands',
    grade: 'good',
    state: 'agreed',
    featureIds: ['swamp', 'bog'],
    notes:
      'Swamp: It is a wetland that is not fully fenced.\nBog: It is a wetland that is not fully fenced.\nRead from: Ecosystem areas',
    mitigation: 'stockExclusion',
  });
});

test('one that is dropped stays as cancelled, so that nobody is asked again', () => {
  expect(actionOf(proposal, false)).toMatchObject({
    state: 'cancelled',
    notes: expect.stringMatching(/^Dropped from the first draft\./),
  });
});

test('of very many places as many reasons are noted as a note holds, and every place is linked', () => {
  const places = Array.from({ length: 150 }, (_, index) => ({
    featureId: String(index),
    name: `Wetland ${index}`,
    why: 'It is a wetland that is not fully fenced.',
  }));
  const action = actionOf({ ...proposal, places }, true);
  expect(action.notes).toHaveLength(4000);
  expect(action.featureIds).toHaveLength(150);
});
