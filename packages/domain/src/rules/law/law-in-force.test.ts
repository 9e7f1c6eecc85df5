import { describe, expect, test } from 'vitest';
import { regions } from '../../plan/regions.ts';
import { nitrogenCapRules } from '../nitrogen-cap.ts';
import { winterGrazingRules, winterGrazingStandards } from '../winter-grazing.ts';
import { lawInForce, lawNotEstablished, lawOf, lawRows, sayLaw } from './law-in-force.ts';

const keysOn = (subject: Parameters<typeof lawInForce>[0], on: string, region: string | null = null) =>
  lawInForce(subject, { on, region }).map(({ limits }) => limits.key);

describe('stock exclusion', () => {
  test('asks for dairy cattle and pigs first, then for intensively grazed stock, then for dairy support', () => {
    expect(keysOn('stockExclusion', '2023-06-30')).not.toContain('se.dairyPigs');
    expect(keysOn('stockExclusion', '2023-07-01')).toEqual(
      expect.arrayContaining(['se.dairyPigs', 'se.intensive', 'se.setback', 'se.crossing']),
    );
    expect(keysOn('stockExclusion', '2025-06-30')).not.toContain('se.dairySupport');
    expect(keysOn('stockExclusion', '2025-07-01')).toEqual(
      expect.arrayContaining(['se.dairySupport', 'se.wetlandSpecies']),
    );
  });

  test('has no rule on mapped low-slope land since 25 October 2024', () => {
    expect(keysOn('stockExclusion', '2024-10-24')).toContain('se.lowSlope');
    expect(keysOn('stockExclusion', '2024-10-25')).not.toContain('se.lowSlope');
  });

  test('keeps stock 3 m from the bed, but where a fence or planting stood on 5 October 2023', () => {
    const on = { on: '2026-11-22', region: null };
    expect(lawOf('se.setback', on)?.limits.figures).toEqual({ setbackMetres: 3 });
    expect(lawOf('se.existing', on)?.limits.figures).toEqual({ existingOn: '2023-10-05' });
    expect(lawOf('se.water', on)?.limits.figures).toEqual({ bedWiderThanMetres: 1 });
  });
});

describe('freshwater farm plans', () => {
  test('were asked for in five regions from 2023 on, and nowhere since 25 October 2024', () => {
    const asking = regions.filter(({ key }) => keysOn('farmPlan', '2024-10-24', key).includes('fwfp.2023'));
    expect(asking.map(({ key }) => key).toSorted()).toEqual([
      'manawatuWhanganui',
      'otago',
      'southland',
      'waikato',
      'westCoast',
    ]);
    expect(keysOn('farmPlan', '2023-08-01', 'otago')).toEqual([]);
    // It began in February 2024: on the last day of it at the latest.
    expect(keysOn('farmPlan', '2024-02-28', 'otago')).toEqual([]);
    expect(keysOn('farmPlan', '2024-02-29', 'otago')).toContain('fwfp.2023');
    expect(keysOn('farmPlan', '2024-10-25', 'waikato')).toEqual(['fwfp.stop']);
  });

  test('are asked for in Southland by 27 November 2027, which goes before what is said everywhere', () => {
    const [first] = lawInForce('farmPlan', { on: '2026-11-22', region: 'southland' });
    expect(first?.limits).toMatchObject({
      key: 'fwfp.southland',
      figures: { submitBy: '2027-11-27', farmHectaresOver: 20 },
    });
    expect(keysOn('farmPlan', '2026-11-22', 'otago')).not.toContain('fwfp.southland');
  });
});

test.each([
  { key: 'intensification', on: '2024-12-31', after: '2025-01-01' },
  { key: 'iwg.pugging', on: '2024-10-24', after: '2024-10-25' },
  { key: 'iwg.cover', on: '2024-10-24', after: '2024-10-25' },
])('$key held until $on', ({ key, on, after }) => {
  expect(lawOf(key, { on, region: null })?.limits.key).toBe(key);
  expect(lawOf(key, { on: after, region: null })).toBeNull();
});

test('water is metered from 20, 10 and then 5 litres a second', () => {
  const litresOn = (on: string) =>
    lawOf('water.metering', { on, region: null })?.limits.figures?.['litresASecondFrom'];
  expect(['2022-09-02', '2022-09-03', '2024-09-03', '2026-09-03'].map(litresOn)).toEqual([
    undefined,
    20,
    10,
    5,
  ]);
});

test('a rule is said with when it was last checked and how surely it is known', () => {
  const on = { on: '2026-11-22', region: 'southland' };
  expect(
    [lawOf('se.sheep', on), lawOf('fwfp.southland', on), lawOf('se.setback', on)].map(
      (row) => row && sayLaw(row),
    ),
  ).toEqual([
    'The national stock rules do not speak of sheep. (Last checked October 2023, from one page.)',
    expect.stringMatching(/by 27 November 2027 .* \(Last checked July 2026, second hand\.\)$/),
    'Stock that must be kept out stay at least 3 m from the bed of lakes and wide rivers. (Last checked July 2026.)',
  ]);
});

test('what could not be established is said, not left out', () => {
  expect(lawNotEstablished('stockExclusion').join(' ')).toContain('under review in 2025');
  expect(lawNotEstablished('nitrogenCap').join(' ')).toContain('Check what was decided');
  expect(lawInForce('effluentSpreading', { on: '2026-11-22', region: 'waikato' })).toEqual([]);
  expect(lawNotEstablished('effluentSpreading').join(' ')).toContain('see the regional rule or your consent');
  expect(lawNotEstablished('names')).toEqual([]);
});

test('no row ends before it begins, or speaks of no region there is; what is judged by was seen since it began', () => {
  const faulty = lawRows.filter(
    ({ validFrom, validTo, region }) =>
      (validTo !== null && validTo < validFrom) ||
      (region !== null && !regions.some(({ key }) => key === region)),
  );
  expect(faulty).toEqual([]);
  const judged = [...nitrogenCapRules, ...winterGrazingRules, ...winterGrazingStandards];
  expect(judged.filter(({ validFrom, lastSeen }) => lastSeen < validFrom)).toEqual([]);
});

test('a rule that was last read before it began says so, and a step of metering takes in the one before', () => {
  const on = { on: '2026-11-22', region: null };
  const dairySupport = lawOf('se.dairySupport', on);
  expect(dairySupport && sayLaw(dairySupport)).toMatch(/\(Last checked October 2024, before it began\.\)$/);
  const metering = lawInForce('water', on).filter(({ limits }) => limits.key === 'water.metering');
  expect(metering.map(sayLaw)).toEqual([
    'Water permits of 5 L/s or more are measured every 15 minutes and sent by the end of the next day. (Last checked July 2026, before it began, from one page.)',
  ]);
});

test('every row has its own key and time in a region, and what is judged by stands in no list twice', () => {
  const names = lawRows.map(({ limits, region, validFrom }) => `${limits.key} ${region} ${validFrom}`);
  expect(new Set(names).size).toBe(names.length);
  const judged = [...nitrogenCapRules, ...winterGrazingRules, ...winterGrazingStandards];
  expect(judged).toHaveLength(4);
});

test.each(lawRows.map((row) => ({ key: row.limits.key, row })))(
  '$key says a whole sentence, where it is written, and by an address that can be opened',
  ({ row }) => {
    expect(row.limits.sentence).toMatch(/^[A-Z].*\.$/);
    expect(row.source.provision).not.toBe('');
    expect(row.source.address).toMatch(/^https:\/\//);
  },
);
