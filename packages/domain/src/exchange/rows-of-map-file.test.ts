import { expect, test } from 'vitest';
import { allKinds } from '../derive/any-kind.ts';
import { proposeColumns } from './rows-of-map-file.ts';

/** Of a file that holds the features of a whole farm. */
const keysOfAll = [...new Set(allKinds.flatMap(({ fields }) => Object.keys(fields)))];

test.each(allKinds)(
  'in a file of every kind $id takes each of its fields from the column of its key',
  (kind) => {
    const choice = proposeColumns(kind, keysOfAll);
    const own = Object.keys(kind.fields).map((key) => [key, choice[keysOfAll.indexOf(key)]]);
    expect(own).toEqual(Object.keys(kind.fields).map((key) => [key, key]));
  },
);
