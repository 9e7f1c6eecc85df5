import { expect, test } from 'vitest';
import type { ActionValues } from '../actions/index.ts';
import type { DueStep } from './next-steps.ts';
import { thingsDue } from './things-due.ts';

const TODAY = '2026-11-24';
const work = (id: string, dueDay: string, daysOver: number): DueStep => ({
  action: {
    id,
    values: { title: `Work ${id}`, state: 'agreed', dueOn: dueDay, responsibleName: 'Mere' } as ActionValues,
  },
  dueDay,
  daysOver,
});
const nothing = { due: [], info: {}, nextDate: null, papers: [] };
const titles = (of: Partial<Parameters<typeof thingsDue>[0]>) =>
  thingsDue({ ...nothing, ...of }, TODAY).map(({ title }) => title);

test('work, consents, dates of the plan and papers stand in one order, the latest first', () => {
  const things = thingsDue(
    {
      due: [work('a', '2026-11-20', 4), work('b', '2026-12-10', -16)],
      info: {
        consents: [
          { number: 'CRC 1', activity: 'takeWater', expiresOn: '2026-11-04' },
          { number: 'CRC 2', activity: 'takeWater', expiresOn: '2027-05-20' },
        ],
      },
      nextDate: { kind: 'audit', day: '2026-12-01' },
      papers: [{ _id: 'f', name: 'Lease.pdf', expiresOn: '2026-11-30' }],
    },
    TODAY,
  );
  expect(things.map(({ title, about, says }) => [title, about, says])).toEqual([
    ['Take water, CRC 1', 'Consent', 'Ended 4 November 2026'],
    ['Work a', 'Mere', '4 days overdue'],
    ['Lease.pdf', 'Document', 'Expires 30 Nov 2026'],
    ['Audit of the plan', '', 'Due 1 December 2026'],
    ['Work b', 'Mere', expect.stringContaining('10 Dec')],
    ['Take water, CRC 2', 'Consent', 'Ends 20 May 2027'],
  ]);
});

test('what is far off is not named: a date of the plan and a paper from 60 days before', () => {
  expect(titles({ nextDate: { kind: 'review', day: '2027-01-23' } })).toEqual(['Review of the plan']);
  expect(titles({ nextDate: { kind: 'review', day: '2027-01-24' } })).toEqual([]);
  expect(titles({ papers: [{ _id: 'f', name: 'Lease.pdf', expiresOn: '2027-01-23' }] })).toEqual([
    'Lease.pdf',
  ]);
  expect(titles({ papers: [{ _id: 'f', name: 'Lease.pdf', expiresOn: '2027-01-24' }] })).toEqual([]);
  expect(titles({ papers: [{ _id: 'f', name: 'Lease.pdf', expiresOn: null }] })).toEqual([]);
});

test('a date of the plan that is past says how long', () => {
  const [thing] = thingsDue({ ...nothing, nextDate: { kind: 'certification', day: '2026-11-23' } }, TODAY);
  expect(thing).toMatchObject({ title: 'Certification of the plan', says: '1 day overdue', daysOver: 1 });
});
