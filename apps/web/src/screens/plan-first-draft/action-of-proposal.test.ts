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

const law = { on: '2026-11-25', region: 'canterbury' };

test('a proposal that is accepted is an agreed action of the catalogue, with its places, why, and where that was read', () => {
  expect(actionOf(proposal, true, law)).toEqual({
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
  expect(actionOf(proposal, false, law)).toMatchObject({
    state: 'cancelled',
    notes: expect.stringMatching(/^Dismissed from the first draft\./),
  });
});

test('of very many places as many reasons are noted as a note holds, and every place is linked', () => {
  const places = Array.from({ length: 150 }, (_, index) => ({
    featureId: String(index),
    name: `Wetland ${index}`,
    why: 'It is a wetland that is not fully fenced.',
  }));
  const action = actionOf({ ...proposal, places }, true, law);
  expect(action.notes).toHaveLength(4000);
  expect(action.featureIds).toHaveLength(150);
});

test('what a rule names a day for is due on it each year, once it is accepted', () => {
  const csa = findCatalogueAction('csaUngrazed');
  if (!csa) throw new Error('The catalogue has another name for leaving source areas ungrazed.');
  const asked = { ...proposal, key: 'csaUngrazed', ...csa };
  const days = { dueOn: '2027-04-30', repeats: 'everyMonths', repeatMonths: 12 };
  expect(actionOf(asked, true, law)).toMatchObject(days);
  expect(actionOf(asked, false, law)).not.toHaveProperty('dueOn');
});

test('what no rule dates is due by the day that was chosen for all', () => {
  expect(actionOf(proposal, true, law, '2027-11-29')).toMatchObject({ dueOn: '2027-11-29' });
  expect(actionOf(proposal, false, law, '2027-11-29')).not.toHaveProperty('dueOn');
});
