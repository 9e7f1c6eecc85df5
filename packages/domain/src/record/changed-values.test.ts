import { expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { kinds } from '../kinds/registry.ts';
import { allEntities, findEntity } from './entities.ts';

const entityOf = (id: string) => {
  const entity = findEntity(id);
  if (!entity) throw new Error(`no entity ${id}`);
  return entity;
};

test('a changed value is told with its label, what stood and what was set', () => {
  expect(
    changedValues(entityOf('plan'), {
      before: { phone: '03 312 3456' },
      set: { phone: '03 999 0000' },
    }),
  ).toEqual([{ key: 'phone', label: 'Phone', before: '03 312 3456', after: '03 999 0000' }]);
});

test('options, days and units are told as a page shows them, and a value that was taken away is none', () => {
  const changed = changedValues(entityOf('plan'), {
    before: { region: 'otago', soilTestEveryYears: 3, isLeased: true },
    set: { region: null, soilTestEveryYears: 4, isLeased: false },
  });
  expect(changed.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Regional council', 'Otago', null],
    ['Any land leased in', 'Yes', 'No'],
    ['Soil tests every', '3 years', '4 years'],
  ]);
});

test('rows of a list are told with what each value is', () => {
  const [changed] = changedValues(entityOf('plan'), {
    before: {},
    set: {
      enterprises: [
        { kind: 'dairy', sharePercent: 80 },
        { kind: 'dairySupport', sharePercent: 20 },
      ],
    },
  });
  expect(changed?.after).toBe(
    'Enterprise: Dairy, Share of the farm: 80 %; Enterprise: Dairy Support, Share of the farm: 20 %',
  );
});

const [river, terrace] = ['0d46cbe1-8537-4e40-868b-99e697eb9b98', '01a21f30-0567-77ee-a60e-d39cf345780a'];
const spread = {
  before: {},
  set: { applications: [{ date: '2026-11-20', paddockIds: [river, terrace], depth: 9.5 }] },
};

test('what rows point at is told by its name: a count would not say which paddock', () => {
  const names: Readonly<Record<string, string>> = { [river]: 'River 2' };
  const [changed] = changedValues(entityOf(kinds.effluent.id), spread, (id) => names[id]);
  expect(changed?.after).toBe('Date: 20 Nov 2026, Paddocks: River 2, one that is gone, Depth: 9.5 mm');
});

const logOf = (...days: readonly string[]) => ({ applications: days.map((date) => ({ date, depth: 8 })) });

test.each([
  [
    'one was added',
    logOf('2026-11-20', '2026-11-21'),
    logOf('2026-11-20', '2026-11-21', '2026-11-22'),
    ['2 applications', 'Date: 22 Nov 2026, Depth: 8 mm; and 2 more'],
  ],
  [
    'one was corrected',
    logOf('2026-11-20', '2026-11-21'),
    logOf('2026-11-20', '2026-11-23'),
    ['Date: 21 Nov 2026, Depth: 8 mm; and 1 more', 'Date: 23 Nov 2026, Depth: 8 mm; and 1 more'],
  ],
  [
    'one of two that say the same went',
    logOf('2026-11-20', '2026-11-20'),
    logOf('2026-11-20'),
    ['Date: 20 Nov 2026, Depth: 8 mm; Date: 20 Nov 2026, Depth: 8 mm', 'Date: 20 Nov 2026, Depth: 8 mm'],
  ],
  ['the first was added', {}, logOf('2026-11-20'), [null, 'Date: 20 Nov 2026, Depth: 8 mm']],
])('of a long list what changed is told, and how many rows stayed: %s', (_case, before, set, told) => {
  const [changed] = changedValues(entityOf(kinds.effluent.id), { before, set });
  expect([changed?.before, changed?.after]).toEqual(told);
});

test('where nobody knows names, what is pointed at is counted, and not told to be gone', () => {
  const [inRows] = changedValues(entityOf(kinds.effluent.id), spread);
  expect(inRows?.after).toBe('Date: 20 Nov 2026, Paddocks: 2 paddocks, Depth: 9.5 mm');
  const irrigated = { before: {}, set: { irrigatorIds: [river] } };
  expect(changedValues(entityOf(kinds.paddock.id), irrigated).map(({ after }) => after)).toEqual([
    '1 irrigator',
  ]);
});

test('where a plan stands, and which version of a file was sent, are told in words as what people wrote is', () => {
  expect(
    changedValues(entityOf('plan'), { before: { status: 'active' }, set: { status: 'changesRequested' } }),
  ).toEqual([
    { key: 'status', label: 'Where the plan stands', before: 'In progress', after: 'Changes asked for' },
  ]);
  expect(changedValues(entityOf('file'), { before: { number: 1 }, set: { number: 2 } })).toEqual([
    { key: 'number', label: 'Version', before: '1', after: '2' },
  ]);
});

test('the result of a laboratory is told as the laboratory writes it', () => {
  expect(
    changedValues(entityOf('soilTest'), {
      before: { ph: { value: 5.8 } },
      set: { ph: { value: 6.1 }, olsenPhosphorus: { value: 2, limit: 'below' } },
    }),
  ).toMatchObject([
    { key: 'ph', before: '5.8', after: '6.1' },
    { key: 'olsenPhosphorus', before: null, after: '<2' },
  ]);
});

test('a shape has no words, and what is pointed at is named', () => {
  const fenceline = entityOf('soilTest');
  expect(
    changedValues(fenceline, { before: { transectId: 'a' }, set: { transectId: 'b' } }, (id) =>
      id === 'b' ? 'Flats' : undefined,
    ),
  ).toEqual([{ key: 'transectId', label: 'Transect', before: 'a', after: 'Flats' }]);
  expect(changedValues(entityOf(kinds.paddock.id), { before: {}, set: { [GEOMETRY]: {} } })).toEqual([
    { key: GEOMETRY, label: 'Shape', before: null, after: null, isShape: true },
  ]);
});

test('no field of any entity is called as the shape is, and every value has a label', () => {
  const clashing = allEntities.filter(({ fields }) => GEOMETRY in fields).map(({ id }) => id);
  const nameless = allEntities.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([key, { label }]) => (label === '' ? [`${id}.${key}`] : [])),
  );
  expect({ clashing, nameless }).toEqual({ clashing: [], nameless: [] });
});
