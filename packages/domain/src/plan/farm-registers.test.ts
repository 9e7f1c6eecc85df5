import { expect, test } from 'vitest';
import { checkFields, withPresentKeys } from '../codecs/field-checks.ts';
import { planInfoFields } from './plan-info.ts';

const least = {
  propertyName: 'Kōtare Flats',
  contactName: 'Hana Rewi',
  email: 'hana@example.nz',
  physicalAddress: '1 Hill Road',
};
const checked = (values: object) => checkFields(planInfoFields, { ...least, ...values });

test('a leased area and its last day, as they were one field each, are the first lease', () => {
  expect(checked({ isLeased: true, leasedArea: 12.5, leaseExpiry: '2027-06-30' })).toEqual({
    ok: true,
    attributes: { ...least, isLeased: true, leases: [{ hectares: 12.5, to: '2027-06-30' }] },
  });
});

test('one of the two alone is a lease of its own, and neither is none', () => {
  expect(withPresentKeys(planInfoFields, { leaseExpiry: '2027-06-30', leasedArea: null })).toEqual({
    leases: [{ to: '2027-06-30' }],
  });
  expect(withPresentKeys(planInfoFields, { leasedArea: '' })).toEqual({});
});

test('leases that are there are not written over by what was said before there were any', () => {
  const values = { isLeased: true, leases: [{ hectares: 4 }], leasedArea: 12.5 };
  expect(withPresentKeys(planInfoFields, values)).toEqual(values);
  expect(checked(values).ok).toBe(false);
});

test('[ENT-1] the registers of a farm are kept row by row, with the papers of a consent', () => {
  const papers = ['018f0000-0000-7000-8000-000000000001'];
  const registers = {
    enterprises: [{ kind: 'dairy', sharePercent: 80 }],
    distributionAreas: [{ name: 'Shed block', spreads: 'dairyEffluent', hectares: 42 }],
    consents: [{ number: 'CRC 204', activity: 'takeWater', expiresOn: '2027-03-01', documents: papers }],
  };
  expect(checked(registers)).toEqual({ ok: true, attributes: { ...least, ...registers } });
});

test('the name of an authority is kept for one that is not a regional council alone', () => {
  const row = { activity: 'takeWater', authorityName: 'Sampleshire Council' };
  expect(checked({ consents: [{ ...row, authority: 'another' }] })).toMatchObject({
    attributes: { consents: [{ authorityName: 'Sampleshire Council' }] },
  });
  expect(checked({ consents: [{ ...row, authority: 'otago' }] })).toMatchObject({
    attributes: { consents: [{ activity: 'takeWater', authority: 'otago' }] },
  });
});

test.each([
  [172.3, true],
  [178.5, true],
  // The Chatham Islands lie beyond the antimeridian.
  [-176.5, true],
  [-172.3, false],
  [0, false],
  [179.5, false],
])('a farm at longitude %d is in New Zealand: %s', (lng, isThere) => {
  expect(checked({ lng }).ok).toBe(isThere);
});
