import { expect, test } from 'vitest';
import { claimedRows, NOBODY } from './claimed-rows.ts';

const at = '2026-03-02T00:00:00Z';
const mere = { id: '01932c07-223e-7000-8000-000000000002', name: 'Mere Parata', at };
const claimed = { id: NOBODY, name: 'Mere Parata (according to the imported file)', at };

test('whoever signed an action, kept its evidence or brought a file is nobody of here', () => {
  const rows = [
    { entity: 'action', values: { title: 'Fence' }, made: { createdBy: mere, doneBy: mere, dueDay: '2026-04-01' } },
    { entity: 'evidence', values: {}, made: { byId: mere.id, byName: 'Mere Parata' } },
    { entity: 'file', values: { name: 'Fence.jpg' }, made: { uploadedByName: null, earlier: [{ name: 'Old.jpg', uploadedByName: 'Mere Parata' }] } },
  ]; // prettier-ignore
  expect(claimedRows(rows)).toEqual([
    { entity: 'action', values: { title: 'Fence' }, made: { createdBy: claimed, doneBy: claimed, dueDay: '2026-04-01' } },
    { entity: 'evidence', values: {}, made: { byId: NOBODY, byName: claimed.name } },
    { entity: 'file', values: { name: 'Fence.jpg' }, made: { uploadedByName: null, earlier: [{ name: 'Old.jpg', uploadedByName: claimed.name }] } },
  ]); // prettier-ignore
});

test.each([
  ['approved', 'The imported file says: Approved'],
  ['declined', 'The imported file says: Changes asked for'],
  [undefined, 'The imported file says: Waiting for approval'],
])('a word of %s counts for nothing and sets no day; its note says what it was', (decision, note) => {
  const values = {
    approvalType: 'provider',
    versionNumber: 1,
    nextOn: '2099-01-31',
    ...(decision ? { decision } : {}),
  };
  const [row] = claimedRows([{ entity: 'approval', values, made: { decidedBy: mere } }], new Set([1]));
  expect(row).toEqual({
    entity: 'approval',
    values: { approvalType: 'provider', versionNumber: 1, decision: 'claimed', note },
    made: { decidedBy: claimed },
  });
});

test('a word on a version that is not in the file is on none: versions of here will have that number', () => {
  const values = { approvalType: 'provider', versionNumber: 2, decision: 'approved' };
  const [row] = claimedRows([{ entity: 'approval', values, made: {} }], new Set([1]));
  expect(row?.values).not.toHaveProperty('versionNumber');
});
