import { describe, expect, test } from 'vitest';
import { abilitiesOnPlan } from '../access/can.ts';
import type { PlanRole } from '../access/roles.ts';
import { lifeWords } from '../wording/life-words.ts';
import { kinds } from '../kinds/registry.ts';
import { planStatuses, type PlanStatus } from '../plan/plan-status.ts';
import {
  isAbilityOfUse,
  isLockedAt,
  mayWrite,
  lockOnWrite,
  lockSentence,
  type LockedThing,
} from './plan-lock.ts';

const thing = (values: object, made: object = {}): LockedThing => ({
  values: values as LockedThing['values'],
  made: made as LockedThing['made'],
});
const agreed = { title: 'Fence', state: 'agreed', grade: 'good' };

describe('while a plan waits for its approval', () => {
  test.each([
    ['an action that is done with its cost', 'action', agreed, { ...agreed, state: 'done', actualCost: 90 }],
    ['a paddock that is drawn', kinds.paddock.id, null, { name: 'North' }],
    ['a land unit that is named', kinds.lmu.id, { name: 'Hill' }, { name: 'Hills' }],
    ['evidence', 'evidence', null, { note: 'Seen' }],
    ['a remark', 'remark', null, { text: 'Well done' }],
    ['the contact of the farm', 'plan', { phone: '1' }, { phone: '2' }],
  ])('%s may be written', (_what, entity, before, after) => {
    expect(
      lockOnWrite('submitted', { entity, before: before && thing(before), after: after && thing(after) }),
    ).toBeUndefined();
  });

  test.each([
    ['an action that says something else', 'action', agreed, { ...agreed, title: 'Plant' }],
    ['an action that will not be done', 'action', agreed, { ...agreed, state: 'cancelled' }],
    ['an action that was only proposed', 'action', { ...agreed, state: 'proposed' }, agreed],
    ['an action that is deleted', 'action', agreed, null],
    ['an answer', 'subOutcome', null, { outcomeKey: 'safeFuel', existing: 'yes' }],
    ['a land unit with its risks that is deleted', kinds.lmu.id, { risks: [{ riskType: 'erosion' }] }, null],
    ['a line of the assessment', kinds.lmu.id, {}, { assessment: [{ tag: 'risk', text: 'Slips' }] }],
    ['the rules that the risks are accepted with', 'plan', {}, { riskRules: '2' }],
  ])('%s is refused', (_what, entity, before, after) => {
    expect(
      lockOnWrite('submitted', { entity, before: before && thing(before), after: after && thing(after) }),
    ).toBe('planSubmitted');
  });

  test('the next of an action that repeats follows from its being done', () => {
    const next = thing({ ...agreed, dueOn: '2027-01-01' }, { followsId: 'a' });
    expect(lockOnWrite('submitted', { entity: 'action', before: null, after: next })).toBeUndefined();
  });

  test('and is an action as any other once it is there', () => {
    const next = (values: object) => thing({ ...agreed, ...values }, { followsId: 'a' });
    const lock = (after: object | null) =>
      lockOnWrite('submitted', { entity: 'action', before: next({}), after: after && next(after) });
    expect(lock({ state: 'done', doneOn: '2026-05-01' })).toBeUndefined();
    expect(lock({ title: 'Another test' })).toBe('planSubmitted');
    expect(lock({ state: 'cancelled' })).toBe('planSubmitted');
    expect(lock(null)).toBe('planSubmitted');
  });
});

describe('of an archived plan', () => {
  test('nothing in the record may be written, but what tells of the plan itself', () => {
    const write = { before: null, after: thing({ text: 'Hello' }) };
    expect(lockOnWrite('archived', { entity: 'remark', ...write })).toBe('planArchived');
    expect(lockOnWrite('archived', { entity: 'externalAccess', ...write })).toBeUndefined();
  });

  test('nobody gives a word any more or takes one away, and what was asked for may be withdrawn', () => {
    const lock = (before: object | null, after: object | null) =>
      lockOnWrite('archived', {
        entity: 'approval',
        before: before && thing(before),
        after: after && thing(after),
      });
    const audit = { approvalType: 'auditor', decision: 'approved' };
    const asked = { approvalType: 'owner', versionNumber: 1 };
    expect(lock(null, audit)).toBe('planArchived');
    expect(lock(audit, null)).toBe('planArchived');
    expect(lock(asked, { ...asked, decision: 'approved' })).toBe('planArchived');
    expect(lock(asked, { ...asked, decision: 'withdrawn' })).toBeUndefined();
  });

  test('it may be moved, which changes nothing that people wrote', () => {
    const [before, after] = [
      thing({ phone: '1' }, { status: 'archived' }),
      thing({ phone: '1' }, { status: 'active' }),
    ];
    expect(lockOnWrite('archived', { entity: 'plan', before, after })).toBeUndefined();
  });

  test('whoever may write has no use for it, and whoever reads, lets in or restores has', () => {
    const all = [
      'editFeatures',
      'editActions',
      'addRemarks',
      'recordAudits',
      'viewPlan',
      'manageUserAccess',
      'archivePlan',
    ] as const;
    expect(all.filter((ability) => isAbilityOfUse('archived', ability))).toEqual([
      'viewPlan',
      'manageUserAccess',
      'archivePlan',
    ]);
    expect(all.filter((ability) => isAbilityOfUse('submitted', ability))).toEqual([...all]);
  });
});

test('whoever may write anything may undo it, a reviewer with a remark too; nobody on an archived plan', () => {
  expect(mayWrite('active', ['viewPlan', 'addRemarks'])).toBe(true);
  expect(mayWrite('active', ['viewPlan', 'manageUserAccess'])).toBe(false);
  expect(mayWrite('archived', ['viewPlan', 'editFeatures', 'addRemarks'])).toBe(false);
});

test('a form says beforehand since when and what to do', () => {
  expect(lockSentence('submitted', '2026-11-22')).toBe(
    'This plan was sent for approval on 22 November 2026. Withdraw it to change it.',
  );
  expect(lockSentence('active', '2026-11-22')).toBeNull();
});

test('the way out of a lock is told to nobody who may not take it', () => {
  const said = (role: PlanRole) =>
    (['submitted', 'archived'] as const).map((status) =>
      lockSentence(status, '2026-11-22', abilitiesOnPlan('accountUser', [role])),
    );
  expect(said('lead')).toEqual([lifeWords.isSubmitted('2026-11-22'), lifeWords.isArchived]);
  expect(said('owner')).toEqual([lifeWords.isSubmitted('2026-11-22'), lifeWords.isPutAway]);
  expect(said('guestEditor')).toEqual([lifeWords.isWithSomebody('2026-11-22'), lifeWords.isPutAway]);
});

test('a plan holds still while it waits for approval and once it is archived, and at no other time', () => {
  expect((Object.keys(planStatuses) as PlanStatus[]).filter(isLockedAt)).toEqual(['submitted', 'archived']); // the very keys
});
