import { describe, expect, test } from 'vitest';
import type { Field } from '../kind/field.ts';
import { readCellText, writeCellText } from './cell-text.ts';
import { codecOf } from './codec-of.ts';
import { checkFields } from './field-checks.ts';
import type { FeatureNames } from './field-codec.ts';
import { schemaOfFields } from './field-schemas.ts';

const id = '01900000-0000-7000-8000-000000000001';
const names: FeatureNames = {
  nameOf: (_collection, asked) => (asked === id ? 'Front' : undefined),
  idsNamed: (_collection, name) => (name === 'Front' ? [id] : []),
};
const options = [
  { key: 'kale', label: 'Kale' },
  { key: 'swedes', label: 'Swedes' },
];
const label = 'Value';
/** Of each type: what is stored, as a file, a list and a page show it, and what is no value of it. */
const examples: readonly {
  readonly field: Field;
  readonly stored: unknown;
  readonly cell: string;
  readonly listed?: string;
  readonly page: string;
  readonly wrong: unknown;
}[] = [
  { field: { type: 'text', label, maxLength: 9 }, stored: 'Flat', cell: 'Flat', page: 'Flat', wrong: 'a\nb' },
  { field: { type: 'longText', label, maxLength: 9 }, stored: 'a\nb', cell: 'a\nb', page: 'a\nb', wrong: 7 },
  {
    field: { type: 'number', label, min: 0, max: 9999, step: 0.1, unit: 'kg' },
    stored: 1250.5,
    cell: '1250.5',
    listed: '1,250.5',
    page: '1,250.5 kg',
    wrong: 'lots',
  },
  {
    field: { type: 'number', label, min: -48, max: -33, step: 0.00001, unit: '°' },
    stored: -42.81234,
    cell: '-42.81234',
    listed: '-42.81234',
    page: '-42.81234°',
    wrong: 'south',
  },
  {
    field: { type: 'number', label, min: 0, max: 9999, step: 0.01, unit: '$' },
    stored: 1250.5,
    cell: '1250.5',
    listed: '1,250.5',
    page: '$1,250.50',
    wrong: 10_000,
  },
  {
    field: { type: 'integer', label, min: 1900, max: 2100, step: 1, unit: 'year' },
    stored: 2026,
    cell: '2026',
    listed: '2026',
    page: '2026',
    wrong: 2026.5,
  },
  { field: { type: 'enum', label, options }, stored: 'kale', cell: 'Kale', page: 'Kale', wrong: 'Rape' },
  {
    field: { type: 'multiEnum', label, options },
    stored: ['kale', 'swedes'],
    cell: 'Kale; Swedes',
    page: 'Kale, Swedes',
    wrong: ['rape'],
  },
  { field: { type: 'boolean', label }, stored: true, cell: 'Yes', page: 'Yes', wrong: 'perhaps' },
  {
    field: { type: 'date', label },
    stored: '2026-02-01',
    cell: '2026-02-01',
    listed: '1 Feb 2026',
    page: '1 Feb 2026',
    wrong: '2026-02-30',
  },
  {
    field: { type: 'month', label },
    stored: '2026-02',
    cell: '2026-02',
    listed: 'Feb 2026',
    page: 'Feb 2026',
    wrong: '2026-13',
  },
  {
    field: { type: 'featureRef', label, collection: 'paddocks', noun: 'paddock' },
    stored: [id],
    cell: 'Front',
    page: '1 paddock',
    wrong: ['Front'],
  },
  {
    field: { type: 'photos', label, maxFiles: 2 },
    stored: [id],
    cell: id,
    listed: '1',
    page: '1 photo',
    wrong: ['x'],
  },
  {
    field: { type: 'documents', label, maxFiles: 2 },
    stored: [id],
    cell: id,
    listed: '1',
    page: '1 document',
    wrong: 'x',
  },
  {
    field: {
      type: 'list',
      label,
      rowNoun: 'line',
      maxRows: 2,
      row: { ha: { type: 'number', label, min: 0, max: 9, step: 1 } },
    },
    stored: [{ ha: 3 }, { ha: 4 }],
    cell: '[{"ha":3},{"ha":4}]',
    listed: '2 lines',
    page: '2 lines',
    wrong: [{ ha: 10 }],
  },
];

describe.each(examples)('a field of type $field.type', ({ field, stored, cell, listed, page, wrong }) => {
  const codec = codecOf(field);

  test('takes what is stored as it is, and refuses what is no value of it', () => {
    expect(checkFields({ value: field }, { value: stored })).toEqual({
      ok: true,
      attributes: { value: stored },
    });
    expect(checkFields({ value: field }, { value: wrong }).ok).toBe(false);
  });

  test('is the same value after a file, and takes its blank for none', () => {
    expect(writeCellText(field, stored, names)).toBe(cell);
    const read = { value: readCellText(field, cell, names) };
    expect(checkFields({ value: field }, read)).toEqual({ ok: true, attributes: { value: stored } });
    expect(writeCellText(field, codec.blank, names)).toBe('');
  });

  test('is shown on a page and in a list as people write it', () => {
    expect(codec.view(field, stored, () => []).text).toBe(page);
    expect(codec.listed?.(field, stored)).toBe(listed);
  });

  test('describes itself for programs', () => {
    expect(schemaOfFields({ value: field })).toMatchObject({
      properties: { value: { type: expect.any(String) as string, title: label } },
    });
  });
});

test('only a choice that is declared to be made already starts with a value', () => {
  const field: Field = { type: 'enum', label, options, default: 'kale' };
  expect(codecOf(field).start?.(field)).toBe('kale');
  expect(examples.flatMap(({ field: one }) => codecOf(one).start?.(one) ?? [])).toEqual([]);
});

test('choices are parted by commas, and by semicolons where one of them has a comma of its own', () => {
  const metered = { key: 'metered', label: 'Take metered, with telemetry' };
  const field: Field = { type: 'multiEnum', label, options: [...options, metered] };
  const said = (...keys: readonly string[]) => codecOf(field).view(field, keys, () => []).text;
  expect(said('kale', 'swedes')).toBe('Kale, Swedes');
  expect(said('kale', 'metered')).toBe('Kale; Take metered, with telemetry');
});
