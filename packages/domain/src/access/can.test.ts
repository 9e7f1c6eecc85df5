import { describe, expect, test } from 'vitest';
import { abilitiesOnPlan, abilitiesSeenAs, canDo, canDoOnPlan, canStartPlan } from './can.ts';
import { globalRoles, planRoles } from './roles.ts';
import { globalAbilities, planAbilities, type GlobalAbility, type PlanAbility } from './table.ts';

/** Who may do what on a plan, by hand from the roles of the product. A reviewer reads and notes, a viewer reads and downloads. */
// prettier-ignore
const planTable: readonly [ability: PlanAbility, ...cells: string[]][] = [
  // who has it:          admin  lead   editor reviewer viewer owner  consultant guest guestEditor certifier auditor
  ['viewPlan',            'yes', 'yes', 'yes', 'yes',   'yes', 'yes', 'yes',     'yes', 'yes',   '-',       '-'],
  ['confirmDetails',      'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['inviteOwner',         'yes', 'yes', '-',   '-',     '-',   '-',   '-',       '-',   '-',   '-',       '-'],
  ['editPlanInfo',        'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['editBoundary',        'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['editFeatures',        'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   'yes',   '-',       '-'],
  ['editStockUnits',      'yes', 'yes', 'yes', '-',     '-',   '-',   '-',       '-',   '-',   '-',       '-'],
  ['editActions',         'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['addRemarks',          'yes', 'yes', 'yes', 'yes',   '-',   'yes', 'yes',     '-',   'yes',   '-',       '-'],
  ['addEvidence',         'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   'yes',   '-',       '-'],
  ['verifyActions',       'yes', 'yes', 'yes', 'yes',   '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['downloadReports',     'yes', 'yes', 'yes', 'yes',   'yes', 'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['seeHistory',          'yes', 'yes', 'yes', 'yes',   '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['manageUserAccess',    'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['changeLead',          'yes', 'yes', '-',   '-',     '-',   '-',   '-',       '-',   '-',   '-',       '-'],
  ['manageAccountAccess', 'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['manageIntegrations',  'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['submitPlan',          'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['decidePlan',          'yes', 'yes', '-',   'yes',   '-',   '-',   '-',       '-',   '-',   '-',       '-'],
  ['archivePlan',         'yes', 'yes', '-',   '-',     '-',   '-',   '-',       '-',   '-',   '-',       '-'],
  ['exportPlan',          'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['recordAudits',        'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['inviteExaminers',     'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['answerExaminers',     'yes', 'yes', 'yes', '-',     '-',   'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['seeExaminations',     'yes', 'yes', 'yes', 'yes',   'yes', 'yes', 'yes',     '-',   '-',   '-',       '-'],
  ['examinePlan',         '-',   '-',   '-',   '-',     '-',   '-',   '-',       '-',   '-',   'yes',     'yes'],
  ['shareCopies',         'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['seeAudit',            'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
  ['seeAs',               'yes', 'yes', '-',   '-',     '-',   'yes', '-',       '-',   '-',   '-',       '-'],
];
/** Who may do what in the service, by hand. */
// prettier-ignore
const globalTable: readonly [ability: GlobalAbility, ...cells: string[]][] = [
  // who has it:          providerAdmin providerStaff accountAdmin accountUser
  ['useProduct',          'yes',        'yes',        'yes',       'yes'],
  ['createPlan',          'yes',        'yes',        'yes',       'yes'],
  ['seeAccounts',         'yes',        'yes',        '-',         '-'],
  ['seeAccount',          'yes',        'yes',        'yes',       '-'],
  ['createAccount',       'yes',        'yes',        '-',         '-'],
  ['manageAccounts',      'yes',        '-',          '-',         '-'],
  ['manageProviderUsers', 'yes',        '-',          '-',         '-'],
  ['manageAccountUsers',  'yes',        '-',          'yes',       '-'],
  ['operateService',      'yes',        '-',          '-',         '-'],
];

const cellOf = (isAllowed: boolean): string => (isAllowed ? 'yes' : '-');

describe('[ROLE-4] the table of rights is the one written by hand', () => {
  test.each(planTable)('on a plan: %s', (ability, ...cells) => {
    expect([
      cellOf(canDoOnPlan('providerAdmin', [], ability)),
      ...planRoles.map((role) => cellOf(canDoOnPlan('accountUser', [role], ability))),
    ]).toEqual(cells);
  });

  test.each(globalTable)('in the service: %s', (ability, ...cells) => {
    expect(globalRoles.map((role) => cellOf(canDo(role, ability)))).toEqual(cells);
  });

  test('and no ability is missing from it', () => {
    expect(planTable.map(([ability]) => ability)).toEqual(Object.keys(planAbilities));
    expect(globalTable.map(([ability]) => ability)).toEqual(Object.keys(globalAbilities));
  });
});

describe('[ROLE-1] what a role allows', () => {
  /** All that people of a plan may do. Whoever decides on it from outside is none of them. */
  const allButExamining = Object.keys(planAbilities).filter((ability) => ability !== 'examinePlan');

  test('nobody without a role may do anything on a plan, but a provider administrator', () => {
    expect(abilitiesOnPlan('providerStaff', [])).toEqual([]);
    expect(abilitiesOnPlan('accountAdmin', [])).toEqual([]);
    expect(abilitiesOnPlan('providerAdmin', [])).toEqual(allButExamining);
  });

  test('a reviewer reads and does not edit', () => {
    expect(canDoOnPlan('providerStaff', ['reviewer'], 'viewPlan')).toBe(true);
    expect(canDoOnPlan('providerStaff', ['reviewer'], 'editFeatures')).toBe(false);
  });

  test('a guest edits only where the grant says so', () => {
    expect(canDoOnPlan('accountUser', ['guest'], 'editFeatures')).toBe(false);
    expect(canDoOnPlan('accountUser', ['guestEditor'], 'editFeatures')).toBe(true);
  });

  test('a lead may do everything on the plan but examine it', () => {
    expect(abilitiesOnPlan('providerStaff', ['lead'])).toEqual(allButExamining);
  });

  test('an owner does as a lead, but leaves to the provider who leads, what is approved, put away, and how many stock units an animal is', () => {
    const owners = abilitiesOnPlan('accountUser', ['owner']);
    expect(allButExamining.filter((ability) => !owners.includes(ability as PlanAbility))).toEqual([
      'inviteOwner',
      'editStockUnits',
      'changeLead',
      'decidePlan',
      'archivePlan',
    ]);
  });

  test('a certifier and an auditor examine a version, and do and see nothing else of the plan', () => {
    expect(abilitiesOnPlan('accountUser', ['certifier'])).toEqual(['examinePlan']);
    expect(abilitiesOnPlan('accountUser', ['auditor'])).toEqual(['examinePlan']);
  });

  test('seeing a plan as another role gives what both may, and nothing more', () => {
    const owners = abilitiesOnPlan('accountUser', ['owner']);
    expect(abilitiesSeenAs(owners, 'guest')).toEqual(['viewPlan']);
    expect(abilitiesSeenAs(owners, 'lead')).toEqual(owners);
  });

  test('every ability is given to somebody', () => {
    const nobodys = (Object.keys(planAbilities) as PlanAbility[]).filter(
      (ability) => !planRoles.some((role) => canDoOnPlan('accountUser', [role], ability)),
    );
    expect(nobodys).toEqual([]);
  });

  test('consultants create plans as staff do', () => {
    expect(canDo('accountUser', 'createPlan')).toBe(true);
    expect(canDo('accountAdmin', 'createPlan')).toBe(true);
    expect(canDo('providerStaff', 'createPlan')).toBe(true);
  });
});

test.each([
  ['staff of the provider', 'providerStaff', null, true],
  ['an administrator of the provider', 'providerAdmin', null, true],
  ['a user of an account', 'accountUser', 'an account', true],
  ['an administrator of an account', 'accountAdmin', 'an account', true],
  ['an owner who belongs to no account', 'accountUser', null, false],
] as const)('%s may start a plan: as the specification says', (_who, role, accountId, may) => {
  expect(canStartPlan({ role, accountId })).toBe(may);
});
