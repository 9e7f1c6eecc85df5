import { exampleAttributes } from '@tussock/testkit';
import { describe, expect, test } from 'vitest';
import { actionFields } from '../actions/action-fields.ts';
import { codecOf } from '../codecs/codec-of.ts';
import { checkFields } from '../codecs/field-checks.ts';
import type { Field, Fields } from '../kind/field.ts';
import { allKinds } from '../derive/any-kind.ts';
import { featureColumns } from '../derive/columns.ts';
import { checkAttributes } from '../derive/check-attributes.ts';
import { startingAttributes } from '../derive/starting-attributes.ts';
import { viewSections } from '../derive/view-rows.ts';
import { kinds } from './registry.ts';

/** The wire spellings, held by hand against the registry: they are irregular, and clients depend on them. */
const spellings = [
  ['paddock', 'paddock', 'paddocks', 'paddocks'],
  ['lmu', 'lmu', 'lmu', 'lmus'],
  ['luc', 'luc', 'luc', 'lucUnits'],
  ['csa', 'csa', 'csa', 'csas'],
  ['waterTank', 'water-tank', 'water-tanks', 'waterTanks'],
  ['trough', 'trough', 'troughs', 'troughs'],
  ['dam', 'dam', 'dams', 'dams'],
  ['culvert', 'culvert', 'culverts', 'culverts'],
  ['waterway', 'waterway', 'waterways', 'waterways'],
  ['fenceline', 'fenceline', 'fencelines', 'fenceLines'],
  ['track', 'track', 'tracks', 'tracks'],
  ['building', 'building', 'buildings', 'buildings'],
  ['storageArea', 'supplement', 'storage-areas', 'storageAreas'],
  ['pivot', 'irrigator', 'pivot', 'irrigators'],
  ['linear', 'irrigator', 'linear', 'irrigators'],
  ['travelling', 'irrigator', 'travelling', 'irrigators'],
  ['sprayLines', 'irrigator', 'spray-lines', 'irrigators'],
  ['solidSet', 'irrigator', 'solid-set', 'irrigators'],
  ['micro', 'irrigator', 'micro', 'irrigators'],
  ['borderDyke', 'border-dyke', 'border-dykes', 'borderDykes'],
  ['controlledFlood', 'controlled-flood', 'controlled-floods', 'controlledFloods'],
  ['effluentIrrigator', null, 'effluent irrigator', 'irrigators'],
  ['effluent', 'effluent', 'effluent', 'effluents'],
  ['fertiliser', 'fertiliser', 'fertilisers', 'fertilisers'],
  ['transect', 'transect', 'transect', 'transects'],
  ['ecosystem', 'ecosystem', 'ecosystems', 'ecosystems'],
  ['baitStation', 'bait-station', 'bait-station', 'baitStations'],
  ['device', 'device', 'Device', 'device'],
  ['customFeature', 'customFeature', 'custom-feature', 'customFeature'],
];

describe('[ENT-2] [ENT-4] [RT-28] the registry of kinds', () => {
  test('has the spellings of the wire', () => {
    expect(
      allKinds.map(({ id, wording }) => [id, wording.route, wording.featureType, wording.collection]),
    ).toEqual(spellings);
  });

  test('knows every feature by `_id`, and a device by `id`', () => {
    expect(allKinds.filter(({ wording }) => wording.idKey === 'id').map(({ id }) => id)).toEqual(['device']);
  });

  test('sets columns side by side in the plan book that its list has', () => {
    const unknown = allKinds.flatMap((kind) =>
      (kind.bookColumns ?? []).filter((wanted) => !featureColumns(kind).some(({ key }) => key === wanted)),
    );
    expect(unknown).toEqual([]);
  });

  test('keys every kind by its own id', () => {
    expect(Object.entries(kinds).map(([key, kind]) => key === kind.id)).not.toContain(false);
  });
});

describe.each(allKinds.map((kind) => ({ id: kind.id, kind })))('the kind $id', ({ kind }) => {
  const example = exampleAttributes[kind.id] as Record<string, unknown>;

  test('has each field in exactly one section', () => {
    const inSections = kind.sections.flatMap(({ fields }) => fields);
    expect(
      [...inSections].sort((a, b) => a.localeCompare(b)),
      `Each field of ${kind.id} belongs in one of the sections of its own file`,
    ).toEqual(Object.keys(kind.fields).sort((a, b) => a.localeCompare(b)));
  });

  test('has an upgrade for each past version', () => {
    expect(kind.upgrades?.length ?? 0).toBe(kind.version - 1);
  });

  test('has an example that fills in every field and passes its check', () => {
    expect(
      Object.keys(kind.fields).filter((key) => example[key] === undefined),
      `Give these fields of ${kind.id} a value in its example in packages/testkit/src/examples`,
    ).toEqual([]);
    expect(checkAttributes(kind, example)).toMatchObject({ ok: true });
  });

  test('shows every filled-in field of its example on its page', () => {
    const shown = viewSections(kind, example).flatMap(({ rows }) => rows.map(({ key }) => key));
    const filled = Object.keys(example).filter(
      (key) => !Array.isArray(example[key]) || (example[key] as unknown[]).length > 0,
    );
    expect(shown.sort((a, b) => a.localeCompare(b))).toEqual(filled.sort((a, b) => a.localeCompare(b)));
  });

  test('refuses a feature that is left as it starts, because a name is required', () => {
    const checked = checkAttributes(kind, startingAttributes(kind));
    expect(checked.ok ? [] : checked.refusals.map(({ field }) => field)).toContain('name');
  });

  test('asks only for fields that it has', () => {
    const asked = Object.values(kind.fields).flatMap((field) => [
      field.shownWhen?.field,
      field.type === 'enum' ? field.narrowedBy : undefined,
    ]);
    expect(asked.filter((key) => key !== undefined && !Object.hasOwn(kind.fields, key))).toEqual([]);
  });
});

const withRows = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).flatMap(([key, field]) => [
    [key, field] as const,
    ...(field.type === 'list' ? withRows(field.row) : []),
  ]);
const words = allKinds.flatMap(({ id, fields, derived = [] }) => [
  ...withRows(fields).flatMap(([key, { help }]) => (help === undefined ? [] : [{ id, key, help }])),
  ...derived.flatMap(({ key, help }) => (help === undefined ? [] : [{ id, key, help }])),
]);

test.each(words)(
  'what is said beside $key of $id is for a farmer, not for who built the form',
  ({ help }) => {
    expect(help).not.toMatch(/\b(derived|route|screen|section \d|our label|our choice)\b|\bx\b/i);
  },
);

const FIRST_YEAR = 1800;
const years = [...allKinds.map(({ fields }) => fields), actionFields]
  .flatMap(withRows)
  .flatMap(([key, field]) => (field.type === 'integer' && field.min > FIRST_YEAR ? [{ key, field }] : []));

test.each(years)('the year of $key has no thousands', ({ field }) => {
  const codec = codecOf(field);
  expect(codec.view(field, 1998, () => [])).toEqual({ text: '1998' });
  expect(codec.check(field, 999, 'it', checkFields)).toMatchObject({
    refusals: [{ message: `${field.label} must be ${field.min} or more` }],
  });
});
