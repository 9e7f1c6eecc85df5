import { kinds } from '@tussock/domain';
import { expect, test } from 'vitest';
import { featureOfRow } from './feature-of-row.ts';

const row = (values: object) => ({
  id: 't',
  entity: kinds.trough.id,
  version: 1,
  values: { ...values },
  made: {},
});

test('what is being brought back from the bin, and has no shape yet, is nothing that a map or a list could show', () => {
  const geometry = { type: 'Point', coordinates: [172, -43] };
  expect(featureOfRow('plan', row({}))).toBeUndefined();
  expect(featureOfRow('plan', row({ name: 'Ford', geometry }))).toMatchObject({
    geometry,
    properties: { name: 'Ford' },
  });
});
