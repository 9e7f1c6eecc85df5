import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { featureTable } from './feature-table.ts';

test('a name that a spreadsheet would run is disarmed in every table of features', () => {
  const trough = kindById(kinds.trough.id);
  const names = { nameOf: () => undefined, idOf: () => undefined } as never; // no cell of these points at another feature
  const lines = featureTable(
    trough,
    ['=1+1', '+64 21', '-Ford', '@now', 'Low'].map((name) => ({
      id: name,
      attributes: { name },
      measures: {},
      shapeText: 'POINT (172.3 -42.8)',
    })),
    names,
  );
  const [heads = [], ...rows] = lines;
  const at = heads.indexOf('Name');
  expect(rows.map((row) => row[at])).toEqual(["'=1+1", "'+64 21", "'-Ford", "'@now", 'Low']);
});
