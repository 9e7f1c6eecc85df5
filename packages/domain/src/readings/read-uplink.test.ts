import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sensorReadings } from '../options/sensor-readings.ts';
import { misfitsOf, startingMapping, type Mapping } from './mapping.ts';
import { quantityOf, readingKeys } from './quantities.ts';
import { readUplink } from './read-uplink.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const read = (decodedPayload: unknown, { mapping = startingMapping, receivedAt = NOW.toISOString() } = {}) =>
  readUplink(
    { deviceId: 'a', devEui: null, receivedAt, decodedPayload, normalisedPayload: undefined },
    mapping,
    NOW,
  );
const row = (payloadKey: string, reading: Mapping[number]['reading'], unit: Mapping[number]['unit']) => ({
  payloadKey,
  reading,
  unit,
});

test('[ENT-15] sensor readings are the six of the specification, each with a quantity and a depth', () => {
  expect(sensorReadings.map(({ key }) => key)).toEqual([
    'Temp150',
    'Temp300',
    'EC150',
    'EC300',
    'VWC150',
    'VWC300',
  ]);
  expect(readingKeys.map((key) => [quantityOf(key).key, quantityOf(key).depthMm])).toEqual([
    ['temperature', 150],
    ['temperature', 300],
    ['conductivity', 150],
    ['conductivity', 300],
    ['water', 150],
    ['water', 300],
  ]);
});

describe('a mapping', () => {
  test('to start with makes no soil water of what a sensor of the air sends', () => {
    expect(read({ temperature: 21.5, humidity: 61, pressure: 1013 }).values).toEqual({});
  });

  test.each([
    ['fahrenheit', 'Temp150', 50, 10],
    ['microSiemens', 'EC150', 310, 0.31],
    ['fraction', 'VWC300', 0.3125, 31.25],
    ['percent', 'VWC300', 31.2345, 31.235],
  ] as const)('turns %s into what is stored', (unit, reading, sent, stored) => {
    expect(read({ a: sent }, { mapping: [row('a', reading, unit)] }).values).toEqual({ [reading]: stored });
  });

  test('reaches keys within others', () => {
    const mapping = [row('soil.top.t', 'Temp150', 'celsius')];
    expect(read({ soil: { top: { t: 11 } } }, { mapping }).values).toEqual({ Temp150: 11 });
  });

  test('of two keys for one reading takes the first that has a value it can keep', () => {
    const mapping = [row('a', 'Temp150', 'celsius'), row('b', 'Temp150', 'celsius')];
    expect(read({ a: 900, b: 11 }, { mapping })).toMatchObject({
      values: { Temp150: 11 },
      refusals: [{ reason: 'outOfRange', subject: 'a' }],
    });
  });

  test('whose unit measures something else is found', () => {
    expect(misfitsOf(startingMapping)).toEqual([]);
    expect(misfitsOf([row('a', 'Temp150', 'celsius'), row('b', 'EC150', 'percent')])).toEqual([1]);
  });
});

describe('a time', () => {
  test.each([
    ['2026-11-19T23:59:59.123456789Z', '2026-11-19T23:59:59.123Z'],
    ['2026-11-20T12:00:00+13:00', '2026-11-19T23:00:00.000Z'],
  ])('%s is read to the millisecond', (receivedAt, at) => {
    expect(read({ Temp150: 1 }, { receivedAt }).at?.toISOString()).toBe(at);
  });

  test.each(['', 'now', '2026-11-20', '2026-99-99T00:00:00Z', '20261120T000000Z'])(
    '%s is none',
    (receivedAt) => {
      expect(read({ Temp150: 1 }, { receivedAt }).refusals[0]?.reason).toBe('noTime');
    },
  );
});

test('whatever a payload holds, what is kept is possible and what is refused is named', () => {
  const keys = fc.constantFrom(...startingMapping.map(({ payloadKey }) => payloadKey), 'other', '__proto__');
  const value = fc.oneof(
    fc.double(),
    fc.integer({ min: -60, max: 120 }),
    fc.string(),
    fc.constantFrom('NaN', '1e308', ' 12.5 ', '', null, true, {}),
    fc.json(),
  );
  fc.assert(
    fc.property(fc.dictionary(keys, value), (payload) => {
      const { values, refusals } = read(payload);
      for (const [reading, kept] of Object.entries(values)) {
        const { low, high } = quantityOf(reading as keyof typeof values).possible;
        expect(kept >= low && kept <= high).toBe(true);
        expect(Math.round(kept * 1000) / 1000).toBe(kept);
      }
      expect(Object.keys(values).length + refusals.length).toBeGreaterThan(0);
      expect(refusals.every(({ sample, subject }) => !/[\p{Cc}\p{Cs}]/u.test(sample + subject))).toBe(true);
    }),
  );
});
