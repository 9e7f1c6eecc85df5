import { describe, expect, test } from 'vitest';
import { abilitiesOnPlan, abilitiesSeenAs, canDo, canDoOnPlan } from './can.ts';
import { planRoles } from './roles.ts';
import { planAbilities, type PlanAbility } from './table.ts';

describe('[ROLE-1] what a role allows', () => {
  test('nobody without a role may do anything on a plan, but a provider administrator', () => {
    expect(abilitiesOnPlan('providerStaff', [])).toEqual([]);
    expect(abilitiesOnPlan('accountAdmin', [])).toEqual([]);
    expect(abilitiesOnPlan('providerAdmin', [])).toEqual(Object.keys(planAbilities));
  });

  test('a reviewer reads and does not edit', () => {
    expect(canDoOnPlan('providerStaff', ['reviewer'], 'viewPlan')).toBe(true);
    expect(canDoOnPlan('providerStaff', ['reviewer'], 'editFeatures')).toBe(false);
  });

  test('a guest edits only where the grant says so', () => {
    expect(canDoOnPlan('accountUser', ['guest'], 'editFeatures')).toBe(false);
    expect(canDoOnPlan('accountUser', ['guestEditor'], 'editFeatures')).toBe(true);
  });

  test('a lead may do everything on the plan', () => {
    expect(abilitiesOnPlan('providerStaff', ['lead'])).toEqual(Object.keys(planAbilities));
  });

  test('an owner does as a lead, but neither invites the owner nor takes the lead away', () => {
    const owners = abilitiesOnPlan('accountUser', ['owner']);
    expect(Object.keys(planAbilities).filter((ability) => !owners.includes(ability as PlanAbility))).toEqual([
      'inviteOwner',
      'changeLead',
    ]);
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

  test('account users do not create plans', () => {
    expect(canDo('accountAdmin', 'createPlan')).toBe(false);
    expect(canDo('providerStaff', 'createPlan')).toBe(true);
  });
});
