import { expect, test } from 'vitest';
import { checkPlanConfirmation } from './check-plan-confirmation.ts';

const details = {
  propertyName: 'Rātā Flats',
  contactName: 'Aroha Ngata',
  email: 'aroha@example.nz',
  physicalAddress: '12 Flat Road',
};

test('details with the box ticked are accepted', () => {
  expect(checkPlanConfirmation({ ...details, hasReadTerms: true })).toMatchObject({ ok: true });
});

test.each([false, undefined, null, 'true'])(
  'a box that is %j is refused beside the box, once',
  (hasReadTerms) => {
    expect(checkPlanConfirmation({ ...details, hasReadTerms })).toEqual({
      ok: false,
      refusals: [{ field: 'hasReadTerms', message: 'Tick the box to confirm that the details are right' }],
    });
  },
);

test('the box and the other fields are refused together', () => {
  const checked = checkPlanConfirmation({ ...details, propertyName: '', hasReadTerms: false });
  expect(checked.ok ? [] : checked.refusals.map(({ field }) => field)).toEqual([
    'propertyName',
    'hasReadTerms',
  ]);
});
