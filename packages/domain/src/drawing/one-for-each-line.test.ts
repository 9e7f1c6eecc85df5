import type { Geometry } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { kinds } from '../kinds/registry.ts';
import { oneForEachLine } from './one-for-each-line.ts';

const kind = kindById(kinds.fenceline.id);
const lineAt = (west: number) => [[west, -43.6], [west + 0.001, -43.6]] as const; // prettier-ignore
const attributes = { name: 'Boundary fence', fenceType: 'postAndWire', photos: ['one'] };
const standing = {
  id: 'standing',
  kind,
  geometry: { type: 'LineString', coordinates: lineAt(171) } as const,
  attributes: { name: 'Boundary fence 2' },
};
const newIds = () => {
  const ids = ['second', 'third'];
  return () => ids.shift() ?? '';
};

test('of three lines the first is the thing itself, and each of the others one of its own with a name that nobody has', () => {
  const geometry: Geometry = { type: 'MultiLineString', coordinates: [171.1, 171.2, 171.3].map(lineAt) };
  const made = oneForEachLine({ kind, geometry, attributes }, [standing], newIds());
  expect(made.geometry).toEqual({ type: 'LineString', coordinates: lineAt(171.1) });
  const other = (entityId: string, name: string, west: number) => ({
    entity: kind.id,
    entityId,
    op: 'create',
    set: { name, fenceType: 'postAndWire', [GEOMETRY]: { type: 'LineString', coordinates: lineAt(west) } },
  });
  expect(made.others).toEqual([
    other('second', 'Boundary fence 3', 171.2),
    other('third', 'Boundary fence 4', 171.3),
  ]);
});

test('one line is one thing', () => {
  const geometry: Geometry = { type: 'LineString', coordinates: lineAt(171.1) };
  expect(oneForEachLine({ kind, geometry, attributes }, [standing], newIds())).toEqual({
    geometry,
    others: [],
  });
});
