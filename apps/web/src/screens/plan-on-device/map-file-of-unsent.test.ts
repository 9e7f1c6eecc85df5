import { GEOMETRY, kinds, kindsOfRows } from '@tussock/domain';
import { expect, test } from 'vitest';
import { mapFileOfUnsent } from './map-file-of-unsent.ts';

const at = '2026-11-24T01:00:00Z';
const geometry = { type: 'Point', coordinates: [172, -43] };
const trough = (op: 'create' | 'update' | 'delete', set: object, entityId = 't') => ({
  label: 'Trough',
  at,
  parts: [{ entity: kinds.trough.id, entityId, op, set: { ...set } }],
});

test('what was drawn and never sent is a map file that names each kind, with the values it had last', () => {
  const file = mapFileOfUnsent({
    writes: [
      trough('create', { name: 'Creek', status: 'existing', [GEOMETRY]: geometry }),
      trough('update', { name: 'Creek trough', status: null }),
    ],
    files: [],
  });
  expect(JSON.parse(file ?? '')).toEqual({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry, properties: { kind: 'Trough', name: 'Creek trough' } }],
  });
});

test('an import knows the kind that the map file names', () => {
  const row = { cells: ['Trough'], geometry: null } as never; // no more of a row is read
  expect(kindsOfRows({ columns: ['kind'], rows: [row] }).map((kind) => kind?.id)).toEqual([kinds.trough.id]);
});

test.each([
  ['what was deleted again', [trough('create', { [GEOMETRY]: geometry }), trough('delete', {})]],
  ['values of what was drawn before', [trough('update', { name: 'Creek' })]],
  ['nothing', []],
])('there is no map file of %s', (_what, writes) => {
  expect(mapFileOfUnsent({ writes, files: [] })).toBeNull();
});
