import { describe, expect, test } from 'vitest';
import { nextDayOf } from '../approvals/next-day.ts';
import type { StateRow } from '../life/record-differences.ts';
import { lawRows } from '../rules/law/law-in-force.ts';
import { returnPeriods } from '../rules/return-periods.ts';
import {
  checklistOf,
  nameOfProgramme,
  programmes,
  programmesFor,
  proposeGrade,
  findItemEvidence,
} from './index.ts';

const row = (entity: string, values: object, id = `${entity} 1`): StateRow => ({
  id,
  entity,
  values: values as StateRow['values'],
  made: {},
});
const canterbury = programmes.canterburyAudited.newest();

describe('the programmes on file', () => {
  test.each([
    [
      'canterbury',
      'audit',
      ['freshwaterFarmPlan', 'canterburyAudited', 'industryAssurance', 'processorYear'],
    ],
    ['canterbury', 'certification', ['freshwaterFarmPlan']],
    ['southland', 'certification', ['freshwaterFarmPlan', 'southlandPlan']],
    ['otago', 'audit', ['freshwaterFarmPlan', 'industryAssurance', 'processorYear']],
    [null, 'certification', ['freshwaterFarmPlan']],
  ] as const)('for a farm in %s and a %s are those written by hand', (region, kind, keys) => {
    expect(programmesFor({ region, kind, on: '2026-12-01' }).map(({ key }) => key)).toEqual(keys);
  });

  test('are offered from the day on which they hold', () => {
    const on = (day: string) => programmesFor({ region: 'southland', on: day }).map(({ key }) => key);
    expect(on('2024-05-26')).not.toContain('southlandPlan');
    expect(on('2024-05-27')).toContain('southlandPlan');
  });

  test('name each requirement once, and none that only an examination leaves behind', () => {
    const asked = Object.values(programmes).map((versions) =>
      versions.newest().areas.flatMap(({ asks }) => asks),
    );
    expect(asked.map((keys) => keys.length)).toEqual(asked.map((keys) => new Set(keys).size));
    expect(asked.flat()).not.toContain('auditFindings');
    expect(asked.map((keys) => keys.length > 5)).toEqual(asked.map(() => true));
  });

  test('keep an older version for what was examined by it', () => {
    const first = programmes.processorYear.newest();
    const leave = programmes.processorYear.enter({ ...first, version: 'of tests', areas: [] });
    expect(programmes.processorYear.newest().version).toBe('of tests');
    expect(programmes.processorYear.of(first.version)).toBe(first);
    leave();
    expect(programmes.processorYear.newest()).toBe(first);
  });

  test('say who asks, since when, and how surely it is known', () => {
    expect(nameOfProgramme(canterbury.key)).toBe('Canterbury audited farm environment plan');
    expect(canterbury).toMatchObject({
      version: '2019',
      lastSeen: '2019-12-31',
      confidence: 'twoExcerpts',
      regions: ['canterbury'],
    });
    expect(canterbury.source.title).toBe('Environment Canterbury');
    expect(canterbury.grading?.origin).toContain('Tussock’s own');
  });
});

describe('return periods', () => {
  const audited = { approvalType: 'auditor', decidedOn: '2026-12-01', region: 'canterbury' } as const;

  test('follow a row that is changed, and what was worked out before keeps its day', () => {
    const before = nextDayOf({ ...audited, grade: 'A', programme: 'canterburyAudited' });
    const changed = lawRows.map((one) =>
      one.limits.key === 'audit.canterbury'
        ? { ...one, limits: { ...one.limits, figures: { yearsAfterA: 4, yearsAfterB: 2 } } }
        : one,
    );
    const after = nextDayOf({ ...audited, grade: 'A', programme: 'canterburyAudited' }, changed);
    expect([before?.day, after?.day]).toEqual(['2029-12-01', '2030-12-01']);
    expect(before?.rule.source.title).toBe('Environment Canterbury');
  });

  test('are those of the programme alone, and none is guessed for a grade or programme without', () => {
    expect(nextDayOf({ ...audited, grade: 'C', programme: 'canterburyAudited' })).toBeNull();
    expect(nextDayOf({ ...audited, grade: 'A', programme: 'industryAssurance' })).toBeNull();
    expect(nextDayOf({ ...audited, grade: 'B' })?.day).toBe('2028-12-01');
  });

  test('each name a rule that is on file with that figure', () => {
    const missing = returnPeriods.filter(({ law, years }) => {
      const figures = typeof years === 'string' ? [years] : Object.values(years);
      return !lawRows.some(
        ({ limits }) =>
          limits.key === law && figures.every((figure) => limits.figures?.[figure] !== undefined),
      );
    });
    expect(missing).toEqual([]);
  });
});

describe('the grade that Canterbury’s rule proposes', () => {
  const met = (confidence: 'high' | 'medium' | 'low') => ({ verdict: 'met', confidence }) as const;
  const none = { verdict: 'doesNotApply' } as const;
  test.each([
    ['A', null, [met('high'), none]],
    ['B', 'mediumConfidence', [met('high'), met('medium')]],
    ['C', 'lowConfidence', [met('medium'), met('low')]],
    ['C', 'moreNeeded', [met('high'), { verdict: 'moreNeeded' }]],
    ['C', 'notMet', [met('low'), { verdict: 'notMet', severity: 'minor' }]],
    [
      'D',
      'serious',
      [
        { verdict: 'notMet', severity: 'minor' },
        { verdict: 'notMet', severity: 'serious' },
      ],
    ],
  ] as const)('is %s for %s', (grade, sort, findings) => {
    const proposed = proposeGrade(canterbury, findings);
    expect([proposed?.grade, proposed?.because?.sort ?? null]).toEqual([grade, sort]);
  });

  test('is none for a programme without grades', () => {
    expect(proposeGrade(programmes.freshwaterFarmPlan.newest(), [met('high')])).toBeNull();
  });
});

describe('a checklist', () => {
  const rows = [
    row('plan', { phone: '03 123', email: 'farm@tussock.example' }),
    row('action', { title: 'Fence the creek', state: 'done', sectionKey: 'waterways' }, 'fence'),
    row('action', { title: 'Perhaps a wetland', state: 'proposed', sectionKey: 'waterways' }, 'perhaps'),
    row('evidence', { actionId: 'fence', files: ['photo'] }),
  ];
  const items = checklistOf(canterbury, 'audit', rows);
  const item = (key: string) => items.find((one) => one.key === key);

  test('has the requirements area by area, and for an audit the actions that were promised', () => {
    expect(items[0]).toMatchObject({ key: 'requirement.legalTitles', areaTitle: 'The farm and its plan' });
    expect(items.filter(({ actionId }) => actionId !== undefined).map(({ title }) => title)).toEqual([
      'Fence the creek',
    ]);
    const certified = checklistOf(programmes.freshwaterFarmPlan.newest(), 'certification', rows);
    expect(certified.some(({ actionId }) => actionId !== undefined)).toBe(false);
  });

  test('says what the version has an answer to, and what the farm has nothing of', () => {
    expect(item('requirement.contact')).toMatchObject({ isRecorded: true, applies: true });
    expect(item('requirement.legalTitles')).toMatchObject({ isRecorded: false, applies: true });
    expect(item('requirement.leases')).toMatchObject({ isRecorded: false, applies: false });
  });

  test('finds what the version says of an item, with its evidence', () => {
    const contact = item('requirement.contact');
    const fence = item('action.fence');
    expect(contact && findItemEvidence(contact, rows)).toMatchObject([
      { entity: 'plan', values: [{ text: '03 123' }, { text: 'farm@tussock.example' }] },
    ]);
    expect(fence && findItemEvidence(fence, rows)).toMatchObject([
      { id: 'fence', name: 'Fence the creek', fileIds: ['photo'] },
    ]);
  });
});
