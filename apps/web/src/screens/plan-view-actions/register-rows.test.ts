import { allSections, textOfChosen, type ActionValues } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import { countsOf, findRows, groupRows, rowOf, type RegisterRow } from './register-rows.ts';
import { readRegisterSearch, type RegisterSearch } from './register-search.ts';

const TODAY = '2026-11-22';
const names: Readonly<Record<string, string>> = {
  flats: 'River flats',
  tops: 'Tops',
  fence: 'Swamp fence',
  otherTops: 'Tops',
};
const places = {
  nameOf: (id: string) => names[id],
  isUnit: (id: string) => names[id] !== undefined && id !== 'fence',
};

const row = (id: string, values: Partial<ActionValues> = {}, proofs = 0): RegisterRow =>
  rowOf(
    {
      id,
      version: 1,
      values: { sectionKey: 'waterways', title: id, grade: 'good', state: 'agreed', ...values },
    },
    { ...places, today: TODAY, proofsOf: () => proofs },
  );

const rows = [
  row('Swamp', {
    dueOn: '2026-10-31',
    featureIds: ['fence', 'flats'],
    responsibleId: 'tom',
    responsibleName: 'Tom',
    plannedCost: 4850,
  }),
  row('Bait', {
    dueOn: '2026-11-10',
    state: 'inProgress',
    featureIds: ['tops'],
    sectionKey: 'biodiversity',
    plannedCost: 350.5,
  }),
  row('Soil', {
    dueOn: '2026-11-30',
    featureIds: ['tops'],
    sectionKey: 'nutrients',
    responsibleName: 'Valley Spreading',
  }),
  row('Poles', { dueSeason: 'winter', dueYear: 2027, featureIds: ['tops'] }),
  row('Score', { dueOn: '2027-06-30' }),
  row('Someday', {}),
  row('Seen', { state: 'verified', dueOn: '2026-01-31' }),
  row('Idea', { state: 'proposed', dueOn: '2026-01-31' }),
];
const titles = (found: readonly RegisterRow[]): readonly string[] => found.map(({ title }) => title);
const find = (search: RegisterSearch): readonly string[] => titles(findRows(rows, search));

describe('[RT-21] what the address finds', () => {
  test('plainly, what is agreed and not done', () => {
    expect(find({})).toEqual(['Swamp', 'Bait', 'Soil', 'Poles', 'Score', 'Someday']);
  });

  test('people whose names have commas', () => {
    const gate = row('Gate', { responsibleName: 'Fencing, Ltd' });
    const ofPeople = (...people: readonly string[]) =>
      titles(findRows([...rows, gate], { person: textOfChosen(people) }));
    expect(ofPeople('Fencing, Ltd')).toEqual(['Gate']);
    expect(ofPeople('Fencing, Ltd', 'tom')).toEqual(['Swamp', 'Gate']);
  });

  test('overdue is what was agreed and is past its day, not what was only proposed', () => {
    expect(find({ overdue: true })).toEqual(['Swamp', 'Bait']);
  });

  test.each([
    ['a land unit', { unit: 'tops' }, ['Bait', 'Soil', 'Poles']],
    ['two sections', { section: 'biodiversity,nutrients' }, ['Bait', 'Soil']],
    ['a person', { person: 'tom' }, ['Swamp']],
    ['a name', { person: 'Valley Spreading' }, ['Soil']],
    ['a place that is no land unit', { search: 'swamp fence' }, ['Swamp']],
    ['nobody', { person: 'none', year: '2027' }, ['Poles', 'Score']],
    ['no day', { year: 'none' }, ['Someday']],
    ['words, whatever their marks', { search: 'river swamp' }, ['Swamp']],
    ['every state', { state: 'any', year: '2026' }, ['Swamp', 'Bait', 'Soil', 'Seen', 'Idea']],
  ] as const)('%s', (_what, search, expected) => {
    expect(find(search)).toEqual(expected);
  });

  test('a choice is counted as if it alone were changed', () => {
    const search = { section: 'waterways' };
    expect(Object.fromEntries(countsOf(rows, 'section', search))).toEqual({
      waterways: 4,
      biodiversity: 1,
      nutrients: 1,
    });
    expect(Object.fromEntries(countsOf(rows, 'state', search))).toEqual({
      agreed: 4,
      verified: 1,
      proposed: 1,
    });
  });
});

describe('[RT-21] how they stand together', () => {
  const group = (search: RegisterSearch) =>
    groupRows(findRows(rows, search), search, { ...places, today: TODAY, sections: allSections() }).map(
      ({ title, rows: own, planned }) => [title, titles(own), planned],
    );

  test('by the year in which they are due, what has no day last', () => {
    expect(group({ group: 'year' })).toEqual([
      ['2026', ['Swamp', 'Bait', 'Soil'], 5200.5],
      ['2027', ['Score', 'Poles'], 0],
      ['No due date', ['Someday'], 0],
    ]);
  });

  test('by when they are due, overdue first', () => {
    expect(group({})).toEqual([
      ['Overdue', ['Swamp', 'Bait'], 5200.5],
      ['Next 30 days', ['Soil'], 0],
      ['This season', ['Score'], 0],
      ['Season 2027/28', ['Poles'], 0],
      ['No due date', ['Someday'], 0],
    ]);
  });

  test('by land unit, what has none last', () => {
    expect(group({ group: 'unit' }).map(([title]) => title)).toEqual(['River flats', 'Tops', 'No land unit']);
  });

  test('by land unit, an action stands under each of its units and counts in each sum', () => {
    const both = row('Gullies', { featureIds: ['tops', 'fence', 'flats'], plannedCost: 100 });
    const gone = row('Gone', { featureIds: ['sold'] });
    const search = { group: 'unit' } as const;
    const groups = groupRows(findRows([...rows, both, gone], search), search, {
      nameOf: places.nameOf,
      isUnit: places.isUnit,
      today: TODAY,
      sections: allSections(),
    });
    expect(
      groups.map(({ key, rows: own, planned, elsewhere }) => [key, titles(own), planned, elsewhere]),
    ).toEqual([
      ['flats', ['Swamp', 'Gullies'], 4950, 1],
      ['tops', ['Bait', 'Soil', 'Poles', 'Gullies'], 450.5, 1],
      ['', ['Score', 'Gone', 'Someday'], 0, 0],
    ]);
  });

  test('two land units of one name stay apart', () => {
    const other = row('Other', { featureIds: ['otherTops'] });
    const search = { group: 'unit' } as const;
    const around = { ...places, today: TODAY, sections: allSections() };
    const groups = groupRows(findRows([...rows, other], search), search, around);
    expect(groups.map(({ title, rows: own }) => [title, titles(own)])).toEqual([
      ['River flats', ['Swamp']],
      ['Tops', ['Other']],
      ['Tops', ['Bait', 'Soil', 'Poles']],
      ['No land unit', ['Score', 'Someday']],
    ]);
  });

  test('by part of the plan, in the order of its catalogue, what that has no more last', () => {
    const gone = row('Elsewhere', { sectionKey: 'ofAnother', dueOn: '2026-01-01' });
    const search = { group: 'section' } as const;
    const around = { ...places, today: TODAY, sections: allSections().toReversed() };
    const groups = groupRows(findRows([...rows, gone], search), search, around);
    expect(groups.map(({ key }) => key)).toEqual(['biodiversity', 'waterways', 'nutrients', 'ofAnother']);
    expect(
      groupRows(
        groups.flatMap(({ rows: own }) => own),
        search,
        { ...around, sections: allSections() },
      ).map(({ key }) => key),
    ).toEqual(['nutrients', 'waterways', 'biodiversity', 'ofAnother']);
  });

  test('by state, in the order in which an action goes through them', () => {
    expect(group({ group: 'state', state: 'any' }).map(([title, own]) => [title, own])).toEqual([
      ['Proposed', ['Idea']],
      ['Agreed', ['Swamp', 'Soil', 'Score', 'Poles', 'Someday']],
      ['In progress', ['Bait']],
      ['Verified', ['Seen']],
    ]);
  });

  test('within a group the order is the one that was asked for', () => {
    expect(group({ group: 'none', sort: 'title', order: 'desc' })).toEqual([
      ['All', ['Swamp', 'Someday', 'Soil', 'Score', 'Poles', 'Bait'], 5200.5],
    ]);
  });
});

test('names with numbers stand as people count, whatever their capitals and macrons', () => {
  const around = { nameOf: (id: string) => id, isUnit: () => true, today: TODAY, sections: allSections() };
  const numbered = ['Block 10', 'block 2', 'Block 1'].map((name) =>
    rowOf(
      {
        id: name,
        version: 1,
        values: {
          sectionKey: 'waterways',
          title: name,
          grade: 'good',
          state: 'agreed',
          featureIds: [name],
        },
      },
      { ...around, proofsOf: () => 0 },
    ),
  );
  const counted = ['Block 1', 'block 2', 'Block 10'];
  const [all] = groupRows(numbered, { group: 'none', sort: 'title' }, around);
  expect(titles(all?.rows ?? [])).toEqual(counted);
  expect(groupRows(numbered, { group: 'unit' }, around).map(({ title }) => title)).toEqual(counted);
});

describe('the address', () => {
  test('of the plain register is plain', () => {
    expect(readRegisterSearch({ state: 'agreed,inProgress', group: 'due', sort: 'due' })).toEqual({});
  });

  test('takes what fits and leaves the rest', () => {
    expect(
      readRegisterSearch({ search: 42, group: 'moon', order: 'desc', year: 2027, overdue: 'true', other: 1 }),
    ).toEqual({ search: '42', order: 'desc', year: '2027', overdue: true });
  });
});
