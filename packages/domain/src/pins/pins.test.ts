import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { checkDrawn, fieldsToFillIn } from '../derive/check-attributes.ts';
import { kinds } from '../kinds/registry.ts';
import { isToSort, kindsOfPins, partsOfSorting, pinAttributes, pinKind, type Pinned } from './pins.ts';

const pinned: Pinned = { note: '', photoIds: [], at: '2026-11-22T01:32:00.000Z', accuracyMetres: 4 };
const feature = (properties: Readonly<Record<string, unknown>>) => ({
  featureType: pinKind.wording.featureType,
  geometry: { type: 'Point' as const, coordinates: [172.3, -42.8] as const },
  properties,
});

test('a note is named by its first line, and kept whole where that is not all of it', () => {
  expect(pinAttributes({ ...pinned, note: ' Float valve leaks ' })).toMatchObject({
    name: 'Float valve leaks',
  });
  expect(pinAttributes({ ...pinned, note: 'Leak\nBy the gate' })).toMatchObject({
    name: 'Leak',
    notes: 'Leak\nBy the gate',
  });
});

test('a photo is named by its time', () => {
  const { name, photos } = pinAttributes({ ...pinned, photoIds: ['one'] });
  expect(name).toMatch(/^Photo 22 Nov 2026/);
  expect(photos).toEqual(['one']);
});

test('a place that is not sure is marked so, a good one is not', () => {
  expect(pinAttributes({ ...pinned, note: 'Gate', accuracyMetres: 14.2 })).toMatchObject({
    notes: 'Placed by GPS, within 15 m only',
  });
  expect(pinAttributes({ ...pinned, note: 'Gate' })).not.toHaveProperty('notes');
});

test('what was pinned is taken by the plan as it is, and is to be sorted until it has a category', () => {
  const attributes = pinAttributes({ ...pinned, note: 'Gate' });
  expect(checkDrawn(pinKind, attributes)).toMatchObject({ ok: true });
  expect(fieldsToFillIn(pinKind, attributes)).toEqual(['Category']);
  expect(isToSort(feature(attributes))).toBe(true);
  expect(isToSort(feature({ ...attributes, category: 'bore' }))).toBe(false);
  expect(isToSort(feature({ ...attributes, status: 'removed' }))).toBe(false);
});

test('a pin becomes a feature of a kind with its name, notes and photos, and is gone by the same write', () => {
  const properties = pinAttributes({ ...pinned, note: 'Leak\nBy the gate', photoIds: ['one'] });
  const [made, gone] = partsOfSorting(
    { id: 'pin', at: [172.3, -42.8], properties },
    kindById(kinds.trough.id),
    'new',
  );
  expect(made.set).toMatchObject({
    name: 'Leak',
    notes: 'Leak\nBy the gate',
    photos: ['one'],
    status: 'existing',
    geometry: { type: 'Point', coordinates: [172.3, -42.8] },
  });
  expect(gone).toEqual({ entity: pinKind.id, entityId: 'pin', op: 'delete', set: {} });
});

test('a pin may become whatever stands at one place, and nothing else', () => {
  const names = kindsOfPins.map(({ names: { singular } }) => singular);
  expect(names).toContain('Trough');
  expect(names).not.toContain('Paddock');
});
