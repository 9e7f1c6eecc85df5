import { describe, expect, test } from 'vitest';
import { abilitiesOnPlan } from '../access/can.ts';
import { planRoles } from '../access/roles.ts';
import { examinationWords as words } from '../wording/examination-words.ts';
import {
  allExaminationMoves,
  canReadVersion,
  canTalk,
  canWriteFindings,
  decisionRefusals,
  examinationMoves,
  examinationStates,
  findingRefusals,
  finishRefusals,
  obstacleOf,
  settledFinding,
  stateAfter,
  type ExaminationFacts,
  type ExaminationState,
} from './index.ts';

/** Which state follows on which by which move, by hand from the law's order: draft, reply, final. */
const table: Readonly<
  Record<'certification' | 'audit', Readonly<Record<ExaminationState, Readonly<Record<string, string>>>>>
> = {
  certification: {
    invited: { accept: 'underway', turnDown: 'ended', cancel: 'ended' },
    underway: { turnDown: 'ended', cancel: 'ended', decide: 'concluded' },
    drafted: {},
    replied: {},
    concluded: {},
    ended: {},
  },
  audit: {
    invited: { accept: 'underway', turnDown: 'ended', cancel: 'ended' },
    underway: { turnDown: 'ended', cancel: 'ended', sendDraft: 'drafted' },
    drafted: { reply: 'replied', finish: 'concluded' },
    replied: { finish: 'concluded' },
    concluded: {},
    ended: {},
  },
};

describe('the states of an examination', () => {
  test.each([
    ...examinationStates.map((state) => ['certification', state] as const),
    ...examinationStates.map((state) => ['audit', state] as const),
  ])('of a %s from %s are those written by hand', (kind, state) => {
    const reached = allExaminationMoves.flatMap((move) => {
      const to = stateAfter({ kind, state }, move);
      return to === undefined ? [] : [[move, to] as const];
    });
    expect(Object.fromEntries(reached)).toEqual(table[kind][state]);
  });

  test('open the version after the declaration, and close it when it ends', () => {
    expect(examinationStates.filter(canReadVersion)).toEqual(['underway', 'drafted', 'replied', 'concluded']);
    expect(examinationStates.filter(canWriteFindings)).toEqual(['underway', 'replied']);
    expect(examinationStates.filter(canTalk)).toEqual(['underway', 'drafted', 'replied']);
  });

  test.each([
    ['accept', ['certifier', 'auditor']],
    ['turnDown', ['certifier', 'auditor']],
    ['decide', ['certifier', 'auditor']],
    ['sendDraft', ['certifier', 'auditor']],
    ['finish', ['certifier', 'auditor']],
    ['cancel', ['lead', 'owner']],
    ['reply', ['lead', 'editor', 'owner', 'consultant']],
  ] as const)('are moved by %s by those written by hand, and by nobody else', (move, roles) => {
    const { ability } = examinationMoves[move];
    expect(planRoles.filter((role) => abilitiesOnPlan('accountUser', [role]).includes(ability))).toEqual(
      roles,
    );
  });

  test('are decided by nobody of the provider, not even an administrator', () => {
    expect(abilitiesOnPlan('providerAdmin', [])).not.toContain('examinePlan');
  });
});

describe('what stands in the way of a move', () => {
  const facts: ExaminationFacts = {
    kind: 'audit',
    state: 'drafted',
    openItems: 0,
    replyBy: '2026-12-24',
    accreditedUntil: '2026-12-31',
  };
  test.each([
    ['is the reply, until its day has passed', {}, '2026-12-24', words.replyFirst('2026-12-24')],
    ['is nothing once its day has passed', {}, '2026-12-25', null],
    ['is nothing once the farm has replied', { state: 'replied' }, '2026-12-02', null],
    ['is an item without a finding', { state: 'replied', openItems: 2 }, '2026-12-02', words.notFinished(2)],
    [
      'is an accreditation that has ended',
      { state: 'replied' },
      '2027-01-01',
      words.accreditationEnded('2026-12-31'),
    ],
    ['is the state', { state: 'concluded' }, '2026-12-25', words.wrongMove],
  ] as const)('%s', (_what, over, today, obstacle) => {
    expect(obstacleOf({ ...facts, ...over }, 'finish', today)).toBe(obstacle);
  });
});

const today = '2026-12-01';
const fields = (refusals: readonly { readonly field: string }[]) => refusals.map(({ field }) => field);

test.each([
  ['audit', { verdict: 'met' }, ['confidence']],
  ['audit', { verdict: 'met', confidence: 'high' }, []],
  ['certification', { verdict: 'met' }, []],
  ['audit', { verdict: 'notMet' }, ['severity', 'note']],
  ['certification', { verdict: 'notMet', note: 'No fence' }, []],
  ['certification', { verdict: 'moreNeeded' }, ['note']],
  ['certification', { verdict: 'doesNotApply' }, []],
  ['certification', { verdict: 'notMet', note: 'x', work: 'Fence it' }, ['workDueOn']],
  ['certification', { verdict: 'notMet', note: 'x', workDueOn: '2027-01-01' }, ['work']],
  [
    'certification',
    { verdict: 'notMet', note: 'x', work: 'Fence it', workDueOn: '2026-11-30' },
    ['workDueOn'],
  ],
] as const)('a finding of %s %j is refused for %j', (kind, values, expected) => {
  expect(fields(findingRefusals(kind, values, today))).toEqual(expected);
});

test('a finding keeps what belongs to its verdict', () => {
  const all = { confidence: 'low', severity: 'serious', work: 'Fence it', workDueOn: '2027-01-01' } as const;
  expect(settledFinding({ verdict: 'met', ...all })).toEqual({
    verdict: 'met',
    confidence: 'low',
    work: 'Fence it',
    workDueOn: '2027-01-01',
  });
  expect(settledFinding({ verdict: 'doesNotApply', ...all })).toEqual({ verdict: 'doesNotApply' });
});

describe('a decision', () => {
  const days = { today, nextDay: null };
  test('to certify needs every item settled, a condition for what is not met, and the next day', () => {
    expect(
      fields(
        decisionRefusals({ outcome: 'certified' }, [{ verdict: 'moreNeeded' }, { verdict: 'notMet' }], days),
      ),
    ).toEqual(['outcome', 'outcome', 'nextOn']);
    const condition = { verdict: 'notMet', work: 'Fence it', workDueOn: '2027-01-01' } as const;
    expect(decisionRefusals({ outcome: 'certified', nextOn: '2031-12-01' }, [condition], days)).toEqual([]);
    expect(decisionRefusals({ outcome: 'certified' }, [], { today, nextDay: '2031-12-01' })).toEqual([]);
  });

  test('not to certify needs a reason', () => {
    expect(fields(decisionRefusals({ outcome: 'notCertified' }, [], days))).toEqual(['note']);
  });

  test('on a grade needs a reason where it differs from the one proposed', () => {
    const about = { today, nextDay: '2028-12-01', proposed: { grade: 'B', because: null } } as const;
    expect(finishRefusals({ grade: 'B' }, about)).toEqual([]);
    expect(fields(finishRefusals({ grade: 'A' }, about))).toEqual(['gradeReason']);
    expect(finishRefusals({ grade: 'A', gradeReason: 'Fixed during the visit' }, about)).toEqual([]);
    expect(fields(finishRefusals({}, about))).toEqual(['grade']);
    expect(fields(finishRefusals({ grade: 'A' }, { ...about, proposed: null }))).toEqual(['grade']);
  });

  test('without a rule for the next day asks for it, in the future', () => {
    const about = { today, nextDay: null, proposed: null };
    expect(fields(finishRefusals({}, about))).toEqual(['nextOn']);
    expect(fields(finishRefusals({ nextOn: today }, about))).toEqual(['nextOn']);
  });
});
