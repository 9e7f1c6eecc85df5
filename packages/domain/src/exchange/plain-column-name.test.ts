import { expect, test } from 'vitest';
import { allKinds } from '../derive/any-kind.ts';
import { featureColumns } from '../derive/columns.ts';
import { matchColumns } from './match-columns.ts';
import { plainColumnName } from './plain-column-name.ts';

test.each(allKinds)(
  '$id has plain names of columns, each once, and figures among them are no fields',
  (kind) => {
    const columns = featureColumns(kind);
    const names = columns.map(plainColumnName);
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    const uses = matchColumns(kind, names).uses.map(({ use }) => use);
    expect(uses).toEqual(columns.map(({ field }) => (field ? 'field' : 'figure')));
  },
);
