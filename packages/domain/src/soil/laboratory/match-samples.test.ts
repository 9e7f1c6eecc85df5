import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchSamples, type MatchedSample, type PlanOfSamples, type ExistingTest } from './match-samples.ts';
import { soilTestKey, type LaboratorySample } from './read-samples.ts';

const sample = (number: string, more: Partial<LaboratorySample> = {}): LaboratorySample => ({
  line: 2,
  place: 'Line 2',
  key: soilTestKey('J1', number),
  sampleName: 'Flats T1',
  isInterim: false,
  details: { sampledOn: '2026-02-01' },
  results: { ph: { value: 5.8 } },
  faults: [],
  cellFaults: [],
  blanks: 0,
  ...more,
});

const plan = (more: Partial<PlanOfSamples> = {}): PlanOfSamples => ({
  transects: [
    { id: 'flats', name: 'Flats T1' },
    { id: 'pa', name: 'Pā block' },
    { id: 'twin1', name: 'Twin' },
    { id: 'twin2', name: 'twin ' },
  ],
  aliases: new Map(),
  tests: new Map(),
  choices: new Map(),
  ...more,
});

const fates = (held: readonly MatchedSample[]): readonly string[] => held.map(({ fate }) => fate);

/** The plan after an import: what is new or replaces another stands. */
function imported(before: PlanOfSamples, held: readonly MatchedSample[]): PlanOfSamples {
  const tests = new Map<string, ExistingTest>(before.tests);
  for (const { sample: it, fate } of held)
    if (it.key !== null && (fate === 'new' || fate === 'replaces'))
      tests.set(it.key, {
        isInterim: it.isInterim,
        fileCreationDate: it.details['fileCreationDate'] as string | undefined, // a day, as the arbitrary makes it
        results: it.results,
      });
  return { ...before, tests };
}

describe('[ENT-12] a sample finds its transect', () => {
  test.each([
    ['by name, whatever the capitals and blanks', 'flats  t1', 'flats'],
    ['by name without its macrons', 'Pa Block', 'pa'],
  ])('%s', (_what, sampleName, transectId) => {
    expect(matchSamples([sample('1', { sampleName })], plan())).toMatchObject([{ fate: 'new', transectId }]);
  });

  test('not by a name that two transects have, nor without a name', () => {
    const held = matchSamples([sample('1', { sampleName: 'Twin' }), sample('2', { sampleName: '' })], plan());
    expect(fates(held)).toEqual(['unmatched', 'unmatched']);
  });

  test('by a name that was remembered, before its own; and by what is chosen now before both', () => {
    const aliases = new Map([['flats t1', 'pa']]);
    expect(matchSamples([sample('1')], plan({ aliases }))[0]?.transectId).toBe('pa');
    const choices = new Map([['flats t1', 'twin1']]);
    expect(matchSamples([sample('1')], plan({ aliases, choices }))[0]?.transectId).toBe('twin1');
  });

  test('not by a name that was remembered for a transect that is gone', () => {
    const aliases = new Map([['north', 'gone']]);
    expect(fates(matchSamples([sample('1', { sampleName: 'North' })], plan({ aliases })))).toEqual([
      'unmatched',
    ]);
  });

  test('by what is chosen for it alone, where it has no name', () => {
    const choices = new Map([[`#${soilTestKey('J1', '1')}`, 'pa']]);
    expect(matchSamples([sample('1', { sampleName: '' })], plan({ choices }))).toMatchObject([
      { fate: 'new', transectId: 'pa' },
    ]);
  });
});

describe('[ENT-12] a sample that is there already', () => {
  const standing = (more: Partial<ExistingTest>): PlanOfSamples =>
    plan({
      tests: new Map([
        [
          soilTestKey('j1', '1'),
          { isInterim: false, fileCreationDate: '2026-02-10', results: { ph: { value: 5.8 } }, ...more },
        ],
      ]),
    });
  test.each([
    ['final and the same is left alone', {}, {}, 'same'],
    [
      'final stands against another final, which may be older than a mending by hand',
      {},
      { results: { ph: { value: 6 } } },
      'stands',
    ],
    ['final stands against an interim one', {}, { isInterim: true, results: { ph: { value: 6 } } }, 'stands'],
    [
      'interim is replaced by the final one',
      { isInterim: true },
      { results: { ph: { value: 6 } } },
      'replaces',
    ],
    ['interim is replaced by the final one with the same figures', { isInterim: true }, {}, 'replaces'],
    [
      'interim is replaced by a later interim one',
      { isInterim: true },
      { isInterim: true, results: { ph: { value: 6 } }, details: { fileCreationDate: '2026-02-11' } },
      'replaces',
    ],
    [
      'interim stands against an earlier interim one',
      { isInterim: true },
      { isInterim: true, results: { ph: { value: 6 } }, details: { fileCreationDate: '2026-02-09' } },
      'stands',
    ],
  ] as const)('%s', (_what, test, incoming, fate) => {
    expect(fates(matchSamples([sample('1', incoming)], standing(test)))).toEqual([fate]);
  });

  test('says what differs where it stands', () => {
    const [held] = matchSamples(
      [sample('1', { results: { ph: { value: 6 }, calcium: { value: 2, limit: 'below' } } })],
      standing({}),
    );
    expect(held?.remarks).toEqual(['pH stays 5.8; the file says 6', 'Calcium stays empty; the file says <2']);
  });
});

describe('[ENT-12] rows of one file for one sample', () => {
  const interim = sample('1', { isInterim: true, results: { ph: { value: 5.5 } } });
  test('the final one counts, whichever comes first', () => {
    expect(fates(matchSamples([interim, sample('1')], plan()))).toEqual(['overtaken', 'new']);
    expect(fates(matchSamples([sample('1'), interim], plan()))).toEqual(['new', 'overtaken']);
  });

  test('two final ones that differ are both refused', () => {
    const other = sample('1', { results: { ph: { value: 6 } } });
    expect(fates(matchSamples([sample('1'), other], plan()))).toEqual(['refused', 'refused']);
  });

  test('a row twice is taken once', () => {
    expect(fates(matchSamples([sample('1'), sample('1')], plan()))).toEqual(['new', 'overtaken']);
  });
});

const anySample = fc
  .record({
    number: fc.constantFrom('1', '2', '3'),
    isInterim: fc.boolean(),
    ph: fc.constantFrom(5.5, 5.8, 6),
    fileDay: fc.constantFrom('2026-02-10', '2026-03-10', undefined),
    sampleName: fc.constantFrom('Flats T1', 'pa block', 'Nowhere', ''),
    isFaulty: fc.boolean(),
  })
  .map(({ number, isInterim, ph, fileDay, sampleName, isFaulty }) =>
    sample(number, {
      isInterim,
      sampleName,
      results: { ph: { value: ph } },
      details: {
        sampledOn: '2026-02-01',
        sampleName,
        ...(fileDay === undefined ? {} : { fileCreationDate: fileDay }),
      },
      faults: isFaulty ? ['no good'] : [],
    }),
  );
const anyFile = fc.array(anySample, { maxLength: 12 });

/** What stands at the end, by sample, in an order of its own. */
const outcome = (file: readonly LaboratorySample[], before: PlanOfSamples): unknown =>
  [...imported(before, matchSamples(file, before)).tests].sort(([a], [b]) => a.localeCompare(b));

describe('[ENT-12] any file', () => {
  test('comes to the same whatever the order of its rows', () => {
    fc.assert(
      fc.property(
        anyFile.chain((file) =>
          fc.tuple(fc.constant(file), fc.shuffledSubarray(file, { minLength: file.length })),
        ),
        ([file, shuffled]) => {
          expect(outcome(shuffled, plan())).toEqual(outcome(file, plan()));
        },
      ),
    );
  });

  test('imported twice changes nothing the second time', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (earlier, file) => {
        const start = imported(plan(), matchSamples(earlier, plan()));
        const once = imported(start, matchSamples(file, start));
        expect(
          fates(matchSamples(file, once)).filter((fate) => fate === 'new' || fate === 'replaces'),
        ).toEqual([]);
        expect(imported(once, matchSamples(file, once)).tests).toEqual(once.tests);
      }),
    );
  });

  test('never puts an interim result in the place of a final one', () => {
    fc.assert(
      fc.property(anyFile, anyFile, (earlier, file) => {
        const start = imported(plan(), matchSamples(earlier, plan()));
        const after = imported(start, matchSamples(file, start));
        for (const [key, before] of start.tests)
          if (!before.isInterim) expect(after.tests.get(key)).toEqual(before);
      }),
    );
  });
});
