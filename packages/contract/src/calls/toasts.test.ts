import { allKinds, type AnyKind } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import {
  grantExternalAccess,
  removeExternalAccess,
  requestConsultant,
  updateInternalAccess,
} from './access.ts';
import { createAccount, deleteAccount, updateAccount } from './accounts.ts';
import { updateBoundary } from './cadastral.ts';
import { createFeature, deleteFeature, updateFeature } from './features.ts';
import {
  approvePlan,
  archivePlan,
  askForChanges,
  refuseToSign,
  signPlan,
  submitPlan,
  takePlanBack,
} from './life.ts';
import { confirmPlanDetails, createPlan, updatePlan } from './plans.ts';
import {
  createAccountUser,
  createProviderUser,
  deleteAccountUser,
  deleteProviderUser,
  updateAccountUser,
  updateProviderUser,
} from './users.ts';

/** What a toast is made from; only what the sentence needs is given. */
const saying = (call: { toast?: (done: never) => string }, done: object = {}) => call.toast?.(done as never);

test('[TOAST-1] creating a plan names the property, the address invited and who confirms', () => {
  const body = { propertyName: 'Tōtara Flat', email: 'hana@farm.example', contactName: 'Hana Rewi' };
  expect(saying(createPlan, { body })).toBe(
    'Tōtara Flat has been created, and an invite has been sent to hana@farm.example. The farm plan will be accessible when confirmed by Hana Rewi.',
  );
});

describe('[TOAST-2] a feature of any kind', () => {
  const kinds = allKinds.map((kind) => ({ kind, noun: kind.names.inSentence }));

  test.each(kinds)(
    'that is a $noun is saved by its name',
    ({ kind, noun }: { kind: AnyKind; noun: string }) => {
      const { featureType } = kind.wording;
      const saved = `Your ${noun} has been successfully saved.`;
      expect(saying(createFeature, { body: { featureType } })).toBe(saved);
      expect(saying(updateFeature, { query: { featureType } })).toBe(saved);
    },
  );

  test.each(kinds)('that is a $noun is deleted by its name', ({ kind, noun }) => {
    const { featureType } = kind.wording;
    expect(saying(deleteFeature, { query: { featureType } })).toBe(
      `Your ${noun} has been successfully deleted.`,
    );
  });
});

test('[TOAST-3] creating an account names it and the address invited', () => {
  const body = { name: 'Hill Country Advice', adminEmail: 'rua@hill.example' };
  expect(saying(createAccount, { body })).toBe(
    'Hill Country Advice has been created, and an invite has been sent to rua@hill.example.',
  );
});

test.each([{ call: createProviderUser }, { call: createAccountUser }])(
  '[TOAST-3] $call.id names the user and the address invited',
  ({ call }) => {
    const reply = { name: 'Hana Rewi', email: 'hana@farm.example' };
    expect(saying(call, { reply })).toBe(
      'Hana Rewi has been created, and an invite has been sent to hana@farm.example.',
    );
  },
);

test.each([{ call: updateAccount }, { call: updateProviderUser }, { call: updateAccountUser }])(
  '[TOAST-4] $call.id says by name that it is saved',
  ({ call }) => {
    expect(saying(call, { reply: { name: 'Rua' } })).toBe('Rua has been successfully saved.');
  },
);

test('[TOAST-4] deleting an account says so by name', () => {
  expect(saying(deleteAccount, { reply: { name: 'Rua' } })).toBe('Rua has been successfully deleted.');
});

test.each([{ call: deleteProviderUser }, { call: deleteAccountUser }])(
  '[TOAST-6] $call.id says that the user is deleted',
  ({ call }) => {
    expect(saying(call)).toBe('User has been deleted successfully.');
  },
);

test.each([{ call: updatePlan }, { call: confirmPlanDetails }])(
  '[TOAST-5] $call.id says that changes are saved',
  ({ call }) => {
    expect(saying(call)).toBe('Your changes have been successfully saved.');
  },
);

test('[TOAST-10] saving a boundary says so', () => {
  expect(saying(updateBoundary)).toBe('Your plan boundaries have been successfully saved.');
});

test('[TOAST-7] granting and removing access name the property and the person', () => {
  const reply = { propertyName: 'Tōtara Flat', name: 'Hana Rewi' };
  expect(saying(grantExternalAccess, { reply })).toBe(
    'Access to Tōtara Flat for Hana Rewi has been granted.',
  );
  expect(saying(removeExternalAccess, { reply })).toBe(
    'Access to Tōtara Flat for Hana Rewi has been removed.',
  );
});

test('taking the right to edit away is not told as granting it', () => {
  const reply = { propertyName: 'Tōtara Flat', name: 'Hana Rewi', isNarrowed: true };
  expect(saying(grantExternalAccess, { reply })).toBe('Hana Rewi can now only read Tōtara Flat.');
});

test('[TOAST-8] changing roles says that access changes are saved', () => {
  expect(saying(updateInternalAccess)).toBe('Your access changes have been saved successfully.');
});

test('[TOAST-9] asking for a consultant names the provider', () => {
  expect(saying(requestConsultant, { reply: { provider: 'Tussock' } })).toBe(
    'An email has been sent to Tussock.',
  );
});

test.each([
  ['Sent for approval.', submitPlan, {}],
  ['Withdrawn.', takePlanBack, {}],
  ['Approved.', approvePlan, {}],
  ['Changes asked for.', askForChanges, {}],
  ['Archived.', archivePlan, {}],
  ['You have signed version 2.', signPlan, { body: { versionNumber: 2 } }],
  [
    'Your note is being sent to the person who submitted the plan.',
    refuseToSign,
    { body: { versionNumber: 2 } },
  ],
])('a move of a plan says what was done: %s', (sentence, call, done) => {
  expect(saying(call, done)).toBe(sentence);
});
