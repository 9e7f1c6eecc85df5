import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyteByKey, analytes, type AnalyteKey } from './analytes.ts';
import { readResult, unusualResult, writeResult, type Result } from './result.ts';
import { sampleDue } from './sample-due.ts';
import { checkSoilTest, soilTestValues } from './soil-test.ts';
import { soilBandOf, soilTargetFor } from './targets.ts';

const today = '2026-11-21';
const olsen = analyteByKey('olsenPhosphorus');

test('[VAL-1] sliders have the specified maxima, steps and units', () => {
  expect(analytes.map(({ label, slider: { max, step }, unit }) => [label, max, step, unit])).toEqual([
    ['pH', 14, 0.1, ''],
    ['Olsen P', 400, 5, 'mg/L'],
    ['Potassium', 200, 5, 'MAF QT'],
    ['Calcium', 200, 5, 'MAF QT'],
    ['Magnesium', 400, 5, 'MAF QT'],
    ['Sulphate sulphur', 200, 5, 'mg/kg'],
  ]);
});

describe('[VAL-1] a result', () => {
  test.each([
    ['17', { value: 17 }],
    [' 5.85 ', { value: 5.85 }],
    ['<2', { value: 2, limit: 'below' }],
    ['> 400', { value: 400, limit: 'above' }],
    ['1,250', { value: 1250 }],
    ['5,8', { value: 5.8 }],
    ['17 mg/L', { value: 17 }],
    ['412', { value: 412 }],
    ['', null],
    ['-', null],
  ])('“%s” is kept as the laboratory wrote it', (text, result) => {
    expect(readResult(olsen, text)).toEqual({ ok: true, result });
  });

  test.each(['seventeen', '1.2.3', '2001', '-1', '17 mg/kg', '<', '1e4', 'NaN', '０'])(
    '“%s” is refused',
    (text) => {
      expect(readResult(olsen, text).ok).toBe(false);
    },
  );

  test('beyond the slider is kept and pointed out', () => {
    expect(unusualResult(olsen, { value: 412 })).toContain('Above 400 mg/L');
    expect(unusualResult(olsen, { value: 400 })).toBeUndefined();
    expect(unusualResult(analyteByKey('ph'), { value: 2.9 })).toContain('Below 3');
  });
});

const anyResult = (key: AnalyteKey): fc.Arbitrary<Result> =>
  fc
    .record({
      value: fc
        .integer({ min: analyteByKey(key).possibleMin * 100, max: analyteByKey(key).possibleMax * 100 })
        .map((whole) => whole / 100),
      limit: fc.constantFrom('below' as const, 'above' as const, undefined),
    })
    .map(({ value, limit }) => (limit === undefined ? { value } : { value, limit }));

test('[VAL-1] any result survives being written and read, and any test its form', () => {
  fc.assert(
    fc.property(
      fc.record(
        Object.fromEntries(analytes.map(({ key }) => [key, anyResult(key)])) as {
          [K in AnalyteKey]: fc.Arbitrary<Result>;
        },
        { requiredKeys: ['ph'] },
      ),
      (results) => {
        const content = { details: { sampledOn: '2026-03-01', sampleDepth: 75, interim: true }, results };
        expect(checkSoilTest(soilTestValues(content), today)).toEqual({ ok: true, content });
        for (const { key } of analytes) {
          const result = results[key];
          if (result)
            expect(readResult(analyteByKey(key), writeResult(result))).toEqual({ ok: true, result });
        }
      },
    ),
  );
});

describe('[ENT-11] a test', () => {
  const fieldsOf = (values: Record<string, unknown>): readonly string[] => {
    const checked = checkSoilTest(values, today);
    return checked.ok ? [] : checked.refusals.map(({ field }) => field);
  };
  test.each([
    ['without a day', { ph: '6' }, ['sampledOn']],
    ['of a day to come', { sampledOn: '2026-11-22', ph: '6' }, ['sampledOn']],
    ['without a result', { sampledOn: '2026-11-21' }, ['ph']],
    [
      'with what no soil can have',
      { sampledOn: '2026-11-21', ph: '15', olsenPhosphorus: 'much' },
      ['ph', 'olsenPhosphorus'],
    ],
    ['from too deep', { sampledOn: '2026-11-21', ph: '6', sampleDepth: '900' }, ['sampleDepth']],
    ['with a field of its own', { sampledOn: '2026-11-21', ph: '6', colour: 'brown' }, ['colour']],
  ])('%s is refused beside the field', (_what, values, fields) => {
    expect(fieldsOf(values)).toEqual(fields);
  });
});

describe('targets', () => {
  const pasture = { landUse: 'pastoral', parentMaterial: 'sedimentary', farmType: 'dairy' };
  test.each([
    ['ph', pasture, [5.8, 6]],
    ['ph', { ...pasture, parentMaterial: 'peat' }, [5, 5.5]],
    ['olsenPhosphorus', pasture, [20, 25]],
    ['olsenPhosphorus', { ...pasture, farmType: 'dairySupport' }, [20, 25]],
    ['olsenPhosphorus', { ...pasture, farmType: 'deer' }, [15, 20]],
    ['olsenPhosphorus', { ...pasture, parentMaterial: 'pumice' }, [35, 45]],
    ['olsenPhosphorus', { ...pasture, farmType: 'sheepBeef' }, [15, 20]],
    ['olsenPhosphorus', { ...pasture, parentMaterial: 'volcanic' }, [22, 30]],
    ['olsenPhosphorus', { ...pasture, parentMaterial: 'volcanic', farmType: 'sheepBeef' }, [18, 22]],
    ['olsenPhosphorus', { ...pasture, parentMaterial: 'pumice', farmType: 'sheepBeef' }, [25, 35]],
    ['olsenPhosphorus', { ...pasture, parentMaterial: 'peat' }, [35, 45]],
    ['olsenPhosphorus', { ...pasture, parentMaterial: 'peat', farmType: 'sheepBeef' }, [25, 35]],
    ['olsenPhosphorus', { ...pasture, parentMaterial: 'other' }, undefined],
    ['potassium', { ...pasture, farmType: 'goat' }, [6, 8]],
    ['potassium', pasture, [7, 10]],
    ['magnesium', pasture, [8, 10]],
    ['sulphateSulphur', pasture, [10, 12]],
    ['calcium', pasture, undefined],
    ['ph', { ...pasture, landUse: 'crop' }, undefined],
  ] as const)('of %s on %o', (analyte, ground, range) => {
    const target = soilTargetFor(analyte, ground);
    expect(target ? [target.from, target.to] : undefined).toEqual(range);
  });

  const target = soilTargetFor('olsenPhosphorus', pasture);
  test.each([
    [{ value: 19.9 }, 'low'],
    [{ value: 20 }, 'target'],
    [{ value: 25 }, 'target'],
    [{ value: 25.1 }, 'above'],
    [{ value: 37.5 }, 'above'],
    [{ value: 37.6 }, 'wellAbove'],
    [{ value: 2, limit: 'below' }, 'low'],
    [{ value: 20, limit: 'below' }, 'low'],
    [{ value: 20.1, limit: 'below' }, 'open'],
    [{ value: 30, limit: 'below' }, 'open'],
    [{ value: 25, limit: 'above' }, 'above'],
    [{ value: 24.9, limit: 'above' }, 'open'],
    [{ value: 400, limit: 'above' }, 'wellAbove'],
    [{ value: 10, limit: 'above' }, 'open'],
  ] as const)('a result of %o lies where it does', (result, band) => {
    expect(soilBandOf('olsenPhosphorus', result, target)).toBe(band);
  });

  test('only Olsen P can be far above, and without a target there is no band', () => {
    expect(soilBandOf('potassium', { value: 99 }, soilTargetFor('potassium', pasture))).toBe('above');
    expect(soilBandOf('calcium', { value: 9 }, soilTargetFor('calcium', pasture))).toBe('none');
  });
});

describe('a sample is due', () => {
  test.each([
    ['where there was none', undefined, 'never', null],
    ['on the day the years are over', '2023-11-21', 'due', '2026-11-21'],
    ['long ago', '2015-02-01', 'due', '2018-02-01'],
    ['within 90 days', '2024-02-19', 'soon', '2027-02-19'],
    ['later', '2024-02-20', 'later', '2027-02-20'],
    ['after a leap day', '2024-02-29', 'later', '2027-02-28'],
  ])('%s', (_what, last, state, dueOn) => {
    expect(sampleDue(last, 3, today)).toEqual({ state, dueOn });
  });
});
