import { expect, test } from 'vitest';
import { checkPlanCreation } from './check-plan-creation.ts';

const farm = { propertyName: 'Tōtara Downs', physicalAddress: '12 Downs Road' };

test('a plan may be created before its owner is known', () => {
  expect(checkPlanCreation(farm)).toEqual({ ok: true, attributes: farm });
});

test('an e-mail needs the name of the person it is sent to', () => {
  expect(checkPlanCreation({ ...farm, email: 'hemi@totara.example' })).toEqual({
    ok: false,
    refusals: [{ field: 'contactName', message: 'Contact name is required' }],
  });
});

test('the farm itself is named and has an address', () => {
  const checked = checkPlanCreation({ email: 'nobody' });
  expect(checked.ok ? [] : checked.refusals.map(({ field }) => field)).toEqual([
    'propertyName',
    'email',
    'physicalAddress',
  ]);
});
