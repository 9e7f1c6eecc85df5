import { expect, test } from 'vitest';
import { allEntities } from '../record/entities.ts';
import { allKinds } from '../derive/any-kind.ts';
import type { Field } from '../kind/field.ts';
import { regions } from '../plan/regions.ts';
import { planInfoFields } from '../plan/plan-info.ts';
import { allSections } from '../outcomes/registry.ts';
import { bookWords } from '../wording/book-words.ts';
import { planRequirements, requirementKeys } from './plan-requirements.ts';
import { chapterOrder, orderSections, planShapes, shapeOfRegion, shapePieces } from './shape-pieces.ts';

const all = requirementKeys.map((key) => ({ key, ...planRequirements[key] }));

/** Fields of a declaration by its name: the plan's details, a kind, or an entity of the record. */
function fieldsOf(name: string): readonly string[] | undefined {
  if (name === 'plan') return Object.keys(planInfoFields);
  const kind = allKinds.find(({ id }) => id === name);
  if (kind) return Object.keys(kind.fields);
  const entity = allEntities.find(({ id }) => id === name);
  return entity && [...Object.keys(entity.fields), ...Object.keys(entity.labels ?? {}), ...entity.idLists];
}

/** Checks whether a name like 'plan.consents.keptTo' is that of a declared field. */
function isDeclared(name: string): boolean {
  const [declaration = '', field, row] = name.split('.');
  const fields = fieldsOf(declaration);
  if (fields === undefined || field === undefined) return fields !== undefined;
  if (row === undefined) return fields.includes(field);
  const declared: Field | undefined = Object.entries(planInfoFields).find(([key]) => key === field)?.[1];
  return declared?.type === 'list' && row in declared.row;
}

test('the merged list has 98 requirements, each asked for by somebody', () => {
  expect(all).toHaveLength(98);
  expect(all.filter(({ askedBy }) => askedBy === '')).toEqual([]);
});

test.each(all)('$title: is recorded in what is declared', ({ recorded }) => {
  expect(recorded.names.filter((name) => !isDeclared(name))).toEqual([]);
});

test('a requirement that no chapter prints says why', () => {
  expect(all.filter(({ printed, notBecause }) => printed === null && notBecause === undefined)).toEqual([]);
});

test.each(planShapes)('$title: asks only for what its lists ask for', ({ lists, areas }) => {
  const own = areas.filter(({ asker }) => asker === undefined);
  const notAsked = own
    .flatMap(({ asks }) => asks)
    .filter((key) => !planRequirements[key].askedBy.split(' ').some((code) => lists.includes(code)));
  expect(notAsked).toEqual([]);
});

test.each(planShapes)('$title: has everything that its lists ask for, each once', ({ lists, areas }) => {
  const asks = areas.flatMap((area) => area.asks);
  const asked = all.filter(({ askedBy }) => askedBy.split(' ').some((code) => lists.includes(code)));
  expect(asked.map(({ key }) => key).filter((key) => !asks.includes(key))).toEqual([]);
  expect(new Set(asks).size).toBe(asks.length);
});

test.each(planShapes)('$title: places each section of the plan at most once', ({ areas }) => {
  const sections = areas.flatMap((area) => area.sections);
  expect(new Set(sections).size).toBe(sections.length);
});

test.each(planShapes)('$title: orders every chapter of the book once', (shape) => {
  expect(chapterOrder(shape).toSorted()).toEqual(Object.keys(bookWords.parts).toSorted());
});

test.each(regions)('a plan of $label has one shape: its own, or the national activities', ({ key }) => {
  const own = planShapes.filter(({ region }) => region === key);
  expect(own.length).toBeLessThanOrEqual(1);
  expect(shapeOfRegion(key).key).toBe(own[0]?.key ?? 'national');
});

test('Southland reads land before water, Otago water before nutrients', () => {
  const firstTwo = (region: string): readonly string[] =>
    orderSections(shapeOfRegion(region), allSections())
      .slice(0, 3)
      .map(({ key }) => key);
  expect(firstTwo('southland')).toEqual(['landAndSoil', 'waterways', 'biodiversity']);
  expect(firstTwo('otago')).toEqual(['waterways', 'biodiversity', 'nutrients']);
});

const missingIn = (region: string, values: object): readonly string[] =>
  shapePieces(shapeOfRegion(region), [{ entity: 'plan', values: { ...values }, made: {} }]).flatMap(
    ({ missing }) => missing.map(({ key }) => key),
  );

test('a piece is missing until it is recorded, and never where the farm has nothing of it', () => {
  expect(missingIn('hawkesBay', {})).toContain('farmGoals');
  expect(missingIn('hawkesBay', { farmGoals: 'Better soil' })).not.toContain('farmGoals');
  expect(missingIn('hawkesBay', { isLeased: false })).not.toContain('leases');
  expect(missingIn('hawkesBay', { isLeased: true })).toContain('leases');
});
