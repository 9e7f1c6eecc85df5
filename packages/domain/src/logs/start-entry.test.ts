import { expect, test } from 'vitest';
import { eventsOn, loggedAt } from './log-events.ts';
import { startEntry } from './start-entry.ts';
import { kindById } from '../derive/any-kind.ts';

const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + 0.01, -43],
      [west + 0.01, -42.99],
      [west, -42.99],
      [west, -43],
    ],
  ],
});
const row = (id: string, entity: string, values: object) => ({
  id,
  entity,
  values: values as Readonly<Record<string, unknown>>,
});
const rows = [
  row('p1', 'paddock', { name: 'House', status: 'existing', geometry: square(172.1) }),
  row('north', 'pivot', {
    name: 'North pivot',
    status: 'existing',
    geometry: square(172),
    applicationDepth: 10,
    irrigations: [{ date: '2026-11-20', depth: 12, hours: 6, paddockIds: ['p9'] }],
  }),
  row('south', 'linear', {
    name: 'South linear',
    status: 'existing',
    geometry: square(172.1),
    applicationDepth: 8,
  }),
  row('gone', 'pivot', { name: 'Old pivot', status: 'removed' }),
  row('pond', 'effluent', {
    name: 'Pond',
    status: 'existing',
    applications: [{ date: '2026-11-01', depth: 9, soilMoisture: 'dry' }],
  }),
];
const start = (asked: object) => startEntry(rows, { event: 'irrigation', today: '2026-11-30', ...asked });

test('given irrigation before, then a new one starts today at the same irrigator with its depth and time, and no paddocks', () => {
  const { place, values, places } = start({});
  expect(place?.name).toBe('North pivot');
  expect(values).toEqual({ date: '2026-11-30', depth: 12, hours: 6 });
  expect(places.map(({ id }) => id)).toEqual(['north', 'south']);
});

test('given an irrigator without any irrigation yet, then it starts with the depth of a pass', () => {
  expect(start({ featureId: 'south' }).values).toEqual({ date: '2026-11-30', depth: 8 });
});

test('given a paddock, then what irrigates it is chosen, and the paddock is filled in', () => {
  const { place, values } = start({ paddockId: 'p1' });
  expect(place?.id).toBe('south');
  expect(values).toMatchObject({ paddockIds: ['p1'] });
});

test('given a paddock that nothing irrigates, then it is not filled in, but effluent goes to any', () => {
  const dry = [row('p2', 'paddock', { name: 'Dry', status: 'existing', geometry: square(172.3) }), ...rows];
  const on = (event: 'irrigation' | 'spreading') =>
    startEntry(dry, { event, today: '2026-11-30', paddockId: 'p2' });
  expect(on('irrigation')).toMatchObject({ isOnPaddock: false, place: { id: 'north' } });
  expect(on('irrigation').values).not.toHaveProperty('paddockIds');
  expect(on('spreading').values).toMatchObject({ paddockIds: ['p2'] });
});

test('given effluent before, then the wetness of the soil of that day is not repeated', () => {
  expect(start({ event: 'spreading' }).values).toEqual({ date: '2026-11-30', depth: 9 });
});

test('given nothing with such a log, then there is no place for it', () => {
  expect(start({ event: 'check' })).toMatchObject({ places: [], place: undefined });
});

test('a plan is offered the events of what exists on it', () => {
  expect(eventsOn(rows)).toEqual(['irrigation', 'spreading']);
  expect(eventsOn(rows.filter(({ id }) => id === 'gone'))).toEqual([]);
});

test('what an effluent irrigator spreads is recorded in the log of its system', () => {
  const gun = { id: 'gun', kind: kindById('effluentIrrigator'), values: { effluentSystemIds: ['pond'] } };
  expect(loggedAt(rows, gun)).toEqual({ id: 'pond', event: 'spreading' });
  expect(loggedAt(rows, { ...gun, values: {} })).toBeUndefined();
});
