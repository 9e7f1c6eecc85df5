import { expect, test } from 'vitest';
import { allEntities } from '../record/index.ts';
import type { Fields } from './field.ts';
import { markedTexts, withoutMarked } from './left-out.ts';

const markedIn = (fields: Fields, path: string): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => [
    ...(field.leftOutWith === undefined ? [] : [`${path}.${key}: ${field.leftOutWith}`]),
    ...(field.type === 'list' ? markedIn(field.row, `${path}.${key}`) : []),
  ]);

test('by hand: what says who people are and how many animals there are', () => {
  expect(allEntities.flatMap(({ id, fields }) => markedIn(fields, id)).toSorted()).toEqual([
    'action.responsibleName: people',
    'approval.personName: people',
    'baitStation.checks.checkedBy: people',
    'effluent.stockCount: stock',
    'lmu.stock: stock',
    'paddock.stock: stock',
    'plan.contactName: people',
    'plan.email: people',
    'plan.implementerName: people',
    'plan.leases.lessor: people',
    'plan.managerName: people',
    'plan.nutrientBudgets.preparedBy: people',
    'plan.nzbn: people',
    'plan.phone: people',
    'plan.postalAddress: people',
    'plan.preparers.name: people',
    'plan.preparers: people',
    'plan.propertyOwnerships.ownerName: people',
    'plan.propertyOwnerships: people',
    'plan.sprays.appliedBy: people',
    'plan.supplyNumbers: people',
    'plan.training.person: people',
    'plan.training: people',
    'soilTest.clientName: people',
    'soilTest.primaryContactName: people',
    'soilTest.submitterAddress: people',
    'soilTest.submitterName: people',
  ]);
});

const textsOf = (fields: Fields, path: string): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.type === 'list') return textsOf(field.row, `${path}.${key}`);
    const isNamed = /name$|contact|client|owner|submitter|lessor|person|checkedBy/i.test(key);
    return field.type === 'text' && (isNamed || field.format !== undefined) && field.leftOutWith === undefined
      ? [`${path}.${key}`]
      : [];
  });

test('a new field that may name a person is marked, or said here to name none', () => {
  const named = allEntities.flatMap(({ id, fields }) => textsOf(fields, id));
  // Of things: features, samples, files, water bodies, authorities, areas.
  const OF_THINGS =
    /^\w+\.name$|soilName|streamName|sampleName|propertyName|authorityName|bodyName|distributionAreas\.name|clientOrderNumber|fertiliser_application_(?:new|exclusion_zones)\.name/;
  expect(named.filter((path) => !OF_THINGS.test(path))).toEqual([]);
});

test('values go by their marks, in rows too; what has no field stays', () => {
  const fields = {
    name: { type: 'text', label: 'Name', maxLength: 9 },
    who: { type: 'text', label: 'Who', maxLength: 9, leftOutWith: 'people' },
    visits: {
      type: 'list',
      label: 'Visits',
      rowNoun: 'visit',
      maxRows: 3,
      row: {
        by: { type: 'text', label: 'By', maxLength: 9, leftOutWith: 'people' },
        head: { type: 'integer', label: 'Head', min: 0, max: 9, step: 1, leftOutWith: 'stock' },
      },
    },
  } as const satisfies Fields;
  const values = { name: 'Gate', who: 'Ana', visits: [{ by: 'Rongo', head: 3 }], made: 1 };
  expect(withoutMarked(fields, values, new Set(['people']))).toEqual({
    name: 'Gate',
    visits: [{ head: 3 }],
    made: 1,
  });
  expect(withoutMarked(fields, values, new Set(['stock']))).toEqual({ ...values, visits: [{ by: 'Rongo' }] });
  expect(markedTexts(fields, values, 'people')).toEqual(['Ana', 'Rongo']);
});
