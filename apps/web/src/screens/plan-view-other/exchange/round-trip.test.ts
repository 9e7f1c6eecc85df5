import type { FeatureReply } from '@tussock/contract';
import {
  allKinds,
  checkAttributes,
  kindById,
  kinds,
  kindsByCollection,
  type AnyKind,
  type Attributes,
} from '@tussock/domain';
import { checkGeometry, type Geometry, type Position } from '@tussock/geometry';
import { arbitraryAttributes, arbitraryGeometry, exampleAttributes } from '@tussock/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formValuesFrom } from '../../../activities/edit-fields/index.ts';
import { featureNamesFrom, measuresOf } from '../../../sync/index.ts';
import { planImport, type ReadSource, type SourceRow } from '../../../activities/import-file/index.ts';
import { readImportFile } from './read-import-file.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeoJson } from './write-geojson.ts';

const planId = '01900000-0000-7000-8000-000000000001';
const idOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** What the server sends for stored attributes; the figures are of no matter here. */
const replyOf = (kind: AnyKind, _id: string, properties: Attributes, geometry: Geometry): FeatureReply => ({
  _id,
  planId,
  featureType: kind.wording.featureType,
  version: 3,
  geometry,
  properties: JSON.parse(JSON.stringify(properties)) as Record<string, unknown>,
  areaHectares: 200_000,
  areaM2: 2_000_000_000,
  lengthMetres: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
});

/** The same with the keys of each thing in it the other way round, as a database may hand them back. */
const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, backwards(one)]),
  );
};

const somewhere: Geometry = { type: 'Point', coordinates: [172.5, -43.1] };

/** Three features of every kind for references to point at; two of them share a name, and one has a separator in it. */
const neighbours = allKinds.flatMap((kind, index) =>
  ['North; wet', 'Twin', 'twin '].map((name, at) =>
    replyOf(kind, idOf(1000 + index * 10 + at), { name }, somewhere),
  ),
);
const idsOf = (collection: string): readonly string[] => {
  const types = new Set(kindsByCollection(collection).map(({ wording }) => wording.featureType));
  return neighbours.filter(({ featureType }) => types.has(featureType)).map(({ _id }) => _id);
};
const names = featureNamesFrom(neighbours);

const rowsOf = (source: ReadSource): readonly SourceRow[] => {
  expect(source.ok ? [] : source.faults).toEqual([]);
  return source.ok ? source.rows : [];
};

const read = (kind: AnyKind, text: string): readonly SourceRow[] =>
  rowsOf(readImportFile(kind, new TextEncoder().encode(text), names));

describe.each(allKinds.map((kind) => ({ id: kind.id, kind })))('[VAL-2] any $id', ({ kind }) => {
  const any = fc.tuple(arbitraryAttributes(kind, idsOf), arbitraryGeometry(kind));

  test.each([
    { file: 'CSV', write: writeCsv },
    { file: 'GeoJSON', write: writeGeoJson },
  ])('survives form, row, $file and form again, with its shape', ({ write }) => {
    fc.assert(
      fc.property(any, ([attributes, drawn]) => {
        const checkedShape = checkGeometry(drawn, kind.shapes);
        fc.pre(checkedShape.ok);
        const form = formValuesFrom(kind.fields, attributes);
        const checked = checkAttributes(kind, form);
        const stored = replyOf(kind, idOf(1), checked.ok ? checked.attributes : {}, checkedShape.geometry);

        // What was read is the very value that the form held, in a form of its own.
        const rows = read(kind, write(kind, [stored], names));
        const again = checkAttributes(kind, rows[0]?.values, measuresOf(stored));
        expect(again).toEqual({ ok: true, attributes: stored.properties });
        expect(formValuesFrom(kind.fields, again.ok ? again.attributes : {})).toEqual(form);

        // Over what stands it changes nothing, in whatever order that comes; into an empty plan it brings the same.
        expect(planImport(kind, rows, [stored])).toMatchObject([{ fate: 'same' }]);
        const properties = backwards(stored.properties) as FeatureReply['properties']; // as it was
        expect(planImport(kind, rows, [{ ...stored, properties }])).toMatchObject([{ fate: 'same' }]);
        expect(planImport(kind, rows, [])).toMatchObject([
          { fate: 'new', write: { properties: stored.properties, geometry: stored.geometry } },
        ]);
      }),
      { numRuns: 60 },
    );
  });
});

const [paddock, fence] = [kindById(kinds.paddock.id), kindById(kinds.fenceline.id)];
const corners: readonly Position[] = [
  [172.3, -42.8],
  [172.31, -42.8],
  [172.31, -42.79],
  [172.3, -42.79],
];
const ringFrom = (at: number): readonly Position[] => [
  ...corners.slice(at),
  ...corners.slice(0, at),
  ...corners.slice(at, at + 1),
];
const area = (ring: readonly Position[]): Geometry => ({ type: 'Polygon', coordinates: [ring] });
const line = (coordinates: readonly Position[]): Geometry => ({ type: 'LineString', coordinates });

test.each([
  { what: 'an outline that begins at another corner', kind: paddock, comes: area(ringFrom(2)), changes: [] },
  {
    what: 'an outline that runs the other way',
    kind: paddock,
    comes: area(ringFrom(0).toReversed()),
    changes: [],
  },
  {
    what: 'a line that runs the other way',
    kind: fence,
    comes: line(corners.toReversed()),
    changes: ['Shape'],
  },
])('of $what an import says whether it is changed', ({ kind, comes, changes }) => {
  const checked = checkAttributes(kind, { ...exampleAttributes[kind.id], name: 'Top' });
  const stands = kind === paddock ? area(ringFrom(0)) : line(corners);
  const stored = replyOf(kind, idOf(1), checked.ok ? checked.attributes : {}, stands);
  const rows = read(kind, writeGeoJson(kind, [stored]));
  // Our own files all run one way.
  const asTheyCome = rows.map((row) => ({ ...row, shape: comes }));
  const fate = changes.length > 0 ? 'changed' : 'same';
  expect(planImport(kind, asTheyCome, [stored])).toMatchObject([{ fate, changes }]);
});
