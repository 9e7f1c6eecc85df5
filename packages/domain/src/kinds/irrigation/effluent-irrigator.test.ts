import { expect, test } from 'vitest';
import { kindById } from '../../derive/any-kind.ts';
import { checkAttributes } from '../../derive/check-attributes.ts';
import { upgradeAttributes } from '../../derive/upgrade-attributes.ts';
import { matchColumns } from '../../exchange/match-columns.ts';
import { effluentIrrigator } from './effluent-irrigator.ts';

const kind = kindById(effluentIrrigator.id);
const ids = ['01900000-0000-7000-8000-000000000001'];
const rest = {
  name: 'Rain gun',
  status: 'existing',
  machineType: 'rainGun',
  areaIrrigated: 4,
  waterSource: 'storedSurface',
};

test('the effluent systems of an irrigator that was stored under version 1 are kept', () => {
  expect(upgradeAttributes(kind, { ...rest, effluentSystemId: ids }, 1)).toEqual({
    ...rest,
    effluentSystemIds: ids,
  });
  expect(upgradeAttributes(kind, rest, 1)).toEqual(rest);
});

test('an irrigator that is sent with the key of before is taken, and kept under the key of today', () => {
  expect(checkAttributes(kind, { ...rest, effluentSystemId: ids })).toEqual({
    ok: true,
    attributes: { ...rest, effluentSystemIds: ids },
  });
});

test('one that is sent with both keys is refused: nobody can tell which is meant', () => {
  const both = { ...rest, effluentSystemId: ids, effluentSystemIds: ids };
  expect(checkAttributes(kind, both)).toMatchObject({
    ok: false,
    refusals: [{ field: 'effluentSystemId', message: 'There is no field called effluentSystemId' }],
  });
});

test('a file with the heading of before is read', () => {
  const { uses } = matchColumns(kind, ['Name', 'effluentSystemId']);
  expect(uses[1]).toMatchObject({ use: 'field', column: { key: 'effluentSystemIds' } });
});
