import { expect, test } from 'vitest';
import { signaturesIn } from './signatures.ts';

const ria = { id: 'ria', name: 'Ria Hohepa', at: '2026-11-22T01:00:00Z' };
const ngaire = { id: 'ngaire', name: 'Ngaire Wills', at: '2026-11-23T01:00:00Z' };
const tom = { id: 'tom', name: 'Tom Sinclair', at: '2026-11-24T01:00:00Z' };

test.each([
  ['is agreed: nobody', 'agreed', { doneBy: ria, verifiedBy: ngaire }, {}],
  ['is done now: whoever says so', 'done', {}, { doneBy: tom }],
  ['was done before: who said so then', 'done', { doneBy: ria }, { doneBy: ria }],
  ['is verified no more: who did it', 'done', { doneBy: ria, verifiedBy: ngaire }, { doneBy: ria }],
  ['is verified now: both', 'verified', { doneBy: ria }, { doneBy: ria, verifiedBy: tom }],
  [
    'was verified before: who vouched for it then',
    'verified',
    { doneBy: ria, verifiedBy: ngaire },
    { doneBy: ria, verifiedBy: ngaire },
  ],
] as const)('an action that %s', (_case, state, stood, signed) => {
  expect(signaturesIn(state, stood, tom)).toEqual(signed);
});
