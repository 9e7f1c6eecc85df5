import { describe, expect, test } from 'vitest';
import { nitrogenCapRules } from './nitrogen-cap.ts';
import { mayJudge, ruleInForce, rulesInForce, type Rule } from './rule.ts';
import { winterGrazingRules, winterGrazingStandards } from './winter-grazing.ts';

const source = { title: 'Example', provision: '1', address: 'https://example.org' };
const rule = (about: Partial<Rule<string>>): Rule<string> => ({
  source,
  region: null,
  validFrom: '2020-01-01',
  validTo: null,
  lastSeen: '2026-01-01',
  confidence: 'whole',
  limits: 'national',
  ...about,
});

test("a region's own rule goes before the national one", () => {
  const rules = [rule({}), rule({ region: 'otago', limits: 'Otago' })];
  expect(ruleInForce(rules, { on: '2026-01-01', region: 'otago' })?.limits).toBe('Otago');
  expect(ruleInForce(rules, { on: '2026-01-01', region: 'southland' })?.limits).toBe('national');
  expect(ruleInForce(rules, { on: '2026-01-01', region: null })?.limits).toBe('national');
});

test('a rule holds from its first day to its last', () => {
  const rules = [
    rule({ validTo: '2024-06-30', limits: 'old' }),
    rule({ validFrom: '2024-07-01', limits: 'new' }),
  ];
  expect(ruleInForce(rules, { on: '2019-12-31', region: null })).toBeNull();
  expect(ruleInForce(rules, { on: '2024-06-30', region: null })?.limits).toBe('old');
  expect(ruleInForce(rules, { on: '2024-07-01', region: null })?.limits).toBe('new');
});

test('of two rules that hold at once the younger counts', () => {
  const rules = [rule({ limits: 'older' }), rule({ validFrom: '2022-01-01', limits: 'younger' })];
  expect(ruleInForce(rules, { on: '2023-01-01', region: null })?.limits).toBe('younger');
});

describe('winter grazing', () => {
  const on = (day: string) => ({ on: day, region: 'canterbury' });

  test('had limits of area and slope until 24 October 2024', () => {
    const found = ruleInForce(winterGrazingRules, on('2024-06-30'));
    expect(found?.limits).toEqual({ areaHectares: 50, shareOfFarmPercent: 10, steepestDegrees: 10 });
    expect(found?.source.provision).toContain('26');
    expect(ruleInForce(winterGrazingRules, on('2024-10-25'))).toBeNull();
    expect(ruleInForce(winterGrazingRules, on('2026-11-21'))).toBeNull();
  });

  test('has standards of 5 m from water and critical source areas since 25 October 2024', () => {
    expect(rulesInForce(winterGrazingStandards, on('2024-10-24'))).toEqual([]);
    const said = rulesInForce(winterGrazingStandards, on('2026-11-21')).map(({ limits }) => limits.sentence);
    expect(said).toHaveLength(2);
    expect(said.join(' ')).toMatch(/5 m from the bed .* Critical source areas/);
  });
});

test.each([
  { validTo: null, on: '2027-01-01', may: true },
  { validTo: null, on: '2027-01-02', may: false },
  { validTo: '2020-12-31', on: '2020-06-30', may: true },
])('a rule seen on 2026-01-01 that ends $validTo judges $on: $may', ({ validTo, on, may }) => {
  expect(mayJudge(rule({ validTo }), on)).toBe(may);
});

test.each([...winterGrazingRules, ...winterGrazingStandards, ...nitrogenCapRules])(
  '$source.provision says when it was last seen, and not before it began',
  ({ validFrom, lastSeen, source }) => {
    expect(lastSeen >= validFrom).toBe(true);
    expect(source.address).toMatch(/^https:/);
  },
);
