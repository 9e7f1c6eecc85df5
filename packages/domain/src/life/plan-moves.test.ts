import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilitiesOnPlan } from '../access/can.ts';
import { planRoles } from '../access/roles.ts';
import { lifeWords } from '../wording/life-words.ts';
import { allPlanMoves, movesOffered, standingAfter, type PlanMove } from './plan-moves.ts';
import { allPlanStatuses, type PlanStatus } from '../plan/plan-status.ts';

/** Which state follows on which, by hand from the life of a plan in the specification of the product. */
const follows: { readonly [S in PlanStatus]: readonly PlanStatus[] } = {
  draft: ['pendingConfirmation', 'archived'],
  pendingConfirmation: ['active', 'archived'],
  active: ['submitted', 'archived'],
  submitted: ['changesRequested', 'approved', 'active', 'archived'],
  changesRequested: ['submitted', 'archived'],
  approved: ['active', 'reviewDue', 'archived'],
  reviewDue: ['active', 'archived'],
  archived: [],
};

const movesFrom = (status: PlanStatus): readonly PlanMove[] =>
  allPlanMoves.filter((move) => standingAfter({ status, statusBefore: null }, move) !== undefined);

describe('the life of a plan', () => {
  test.each(allPlanStatuses.filter((status) => status !== 'archived'))(
    'goes on from %s to the states that are written by hand, and to no other',
    (status) => {
      const reached = movesFrom(status).map(
        (move) => standingAfter({ status, statusBefore: null }, move)?.status,
      );
      expect(new Set(reached)).toEqual(new Set(follows[status]));
    },
  );

  test.each(allPlanStatuses.filter((status) => status !== 'archived'))(
    'that was put away at %s is brought back to there',
    (status) => {
      const away = standingAfter({ status, statusBefore: null }, 'archive');
      expect(away).toEqual({ status: 'archived', statusBefore: status });
      expect(away && standingAfter(away, 'restore')).toEqual({ status, statusBefore: null });
    },
  );

  test('never leaves its table, whatever is asked of it and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allPlanMoves), { maxLength: 60 }), (moves) => {
        let standing = { status: 'draft', statusBefore: null } as Parameters<typeof standingAfter>[0];
        for (const move of moves) {
          const next = standingAfter(standing, move) ?? standing;
          const isOfTable =
            next === standing ||
            follows[standing.status].includes(next.status) ||
            (standing.status === 'archived' && next.status === standing.statusBefore);
          expect(isOfTable, `${standing.status} → ${move} → ${next.status}`).toBe(true);
          expect(next.status === 'archived').toBe(next.statusBefore !== null);
          standing = next;
        }
      }),
    );
  });
});

/** Who may do what with a plan that is with somebody for its approval, by hand. */
test.each([
  ['lead', ['approve', 'askForChanges', 'decline', 'takeBack', 'archive']],
  ['editor', ['takeBack']],
  ['reviewer', ['approve', 'askForChanges', 'decline']],
  ['viewer', []],
  ['owner', ['takeBack']],
  ['consultant', ['takeBack']],
  ['guest', []],
  ['guestEditor', []],
  ['certifier', []],
  ['auditor', []],
] as const)('a %s is offered what the list by hand says of a plan that was sent', (role, expected) => {
  const abilities = abilitiesOnPlan('accountUser', [role]);
  const offered = movesOffered({ status: 'submitted', statusBefore: null }, { abilities, isSender: false });
  expect(offered.map(({ move }) => move)).toEqual(expected);
});

test('no role is missing there, and what the calendar does is offered to nobody', () => {
  const abilities = abilitiesOnPlan('providerAdmin', []);
  expect(planRoles).toHaveLength(10);
  const offered = movesOffered({ status: 'approved', statusBefore: null }, { abilities, isSender: false });
  expect(offered.map(({ move }) => move)).toEqual(['startReview', 'archive']);
});

test('whoever sent a plan is told why they do not decide it', () => {
  const abilities = abilitiesOnPlan('providerStaff', ['lead']);
  const offered = movesOffered({ status: 'submitted', statusBefore: null }, { abilities, isSender: true });
  expect(Object.fromEntries(offered.map(({ move, refusal }) => [move, refusal]))).toEqual({
    approve: lifeWords.notYourOwn,
    askForChanges: lifeWords.notYourOwn,
    decline: lifeWords.notYourOwn,
    takeBack: null,
    archive: null,
  });
});
