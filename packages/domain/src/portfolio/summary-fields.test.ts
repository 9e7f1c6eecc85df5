import { expect, test } from 'vitest';
import type { PlanFacts } from './plan-facts.ts';
import { summaryDifferences, summaryOf, type PlanSummary } from './summary-fields.ts';

const facts: PlanFacts = {
  status: 'approved',
  statusSince: '2026-02-01T00:00:00.000Z',
  changedAt: '2026-03-01T00:00:00.000Z',
  areaM2: 1_204_550,
  region: 'canterbury',
  catchment: 'Kiwi Creek',
  accountId: 'firm',
  leadIds: ['hemi', 'ria'],
  dueDays: ['2026-12-03', null, '2026-11-30'],
  approvals: [
    { approvalType: 'auditor', decision: 'approved', decidedOn: '2025-06-01', nextOn: '2026-12-01' },
    { approvalType: 'provider', decision: 'approved', nextOn: '2027-02-01' },
  ],
  inspectionDays: ['2024-05-01', '2025-01-10'],
};

test('a summary has each field by its rule', () => {
  expect(summaryOf(facts)).toEqual({
    status: 'approved',
    areaM2: 1_204_550,
    region: 'canterbury',
    catchment: 'Kiwi Creek',
    accountId: 'firm',
    leadId: 'hemi',
    openActions: 3,
    dueDays: ['2026-11-30', '2026-12-03'],
    nextDay: '2026-11-30',
    auditOn: '2026-12-01',
    waitingSince: null,
    isToReview: false,
    lastInspectedOn: '2025-06-01',
    changedAt: '2026-03-01T00:00:00.000Z',
  } satisfies PlanSummary);
});

test.each<[string, Partial<PlanFacts>, Partial<PlanSummary>]>([
  ['an audit that comes first is next', { dueDays: ['2026-12-24'] }, { nextDay: '2026-12-01' }],
  ['actions without a day are open and due on no day', { dueDays: [null] }, { openActions: 1, dueDays: [] }],
  [
    'an archived plan has nothing open, due or awaited',
    { status: 'archived', approvals: [...facts.approvals, { approvalType: 'owner' }] },
    { openActions: 0, dueDays: [], nextDay: null, auditOn: null, waitingSince: null },
  ],
  [
    'a plan that its owner has not confirmed waits since it was sent',
    { status: 'pendingConfirmation' },
    { waitingSince: '2026-02-01T00:00:00.000Z' },
  ],
  [
    'a version that the owner was asked about waits since then',
    { approvals: [{ approvalType: 'owner', requestedAt: '2026-02-20T00:00:00.000Z' }] },
    { waitingSince: '2026-02-20T00:00:00.000Z' },
  ],
  [
    'what the owner has answered waits no more',
    { approvals: [{ approvalType: 'owner', decision: 'declined', requestedAt: '2026-02-20T00:00:00.000Z' }] },
    { waitingSince: null },
  ],
  ['a plan sent for approval is to review', { status: 'submitted' }, { isToReview: true }],
  ['a plan whose review is due is to review', { status: 'reviewDue' }, { isToReview: true }],
  [
    'an inspection after the last audit counts',
    { inspectionDays: ['2026-01-01'] },
    { lastInspectedOn: '2026-01-01' },
  ],
  ['a blank catchment is none', { catchment: ' ' }, { catchment: null }],
  ['a plan that nobody leads has no lead', { leadIds: [] }, { leadId: null }],
])('%s', (_title, part, expected) => {
  expect(summaryOf({ ...facts, ...part })).toMatchObject(expected);
});

test('a stored summary differs in exactly the fields that are not as the rules say', () => {
  const stored = { ...summaryOf(facts), openActions: 7, region: 'otago' };
  expect(summaryDifferences(stored, facts)).toEqual(['region', 'openActions']);
  expect(summaryDifferences(summaryOf(facts), facts)).toEqual([]);
});
