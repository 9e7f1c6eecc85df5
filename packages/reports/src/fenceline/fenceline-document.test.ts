import { kinds } from '@tussock/domain';
import { fromNewZealandTransverseMercator, type Position } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { sentencesOf } from '../document/sentences-of.ts';
import type { ReportContent, ReportFeature } from '../report-input.ts';
import { reportContent } from '../testing/report-examples.ts';
import { costToClose } from './cost-to-close.ts';
import { fenceLines } from './fence-lines.ts';
import { fencelineDocument } from './fenceline-document.ts';
import { nearFences, sumBanks, waterwaysOf } from './waterway-banks.ts';

const [EAST, NORTH] = [1_570_000, 5_180_000];
const at = (x: number, y: number): Position => fromNewZealandTransverseMercator([EAST + x, NORTH + y]);
const line = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => at(x, y));

const fence = (
  id: string,
  coordinates: readonly Position[],
  attributes: Readonly<Record<string, unknown>> = {},
): ReportFeature => ({
  id,
  kindId: kinds.fenceline.id,
  geometry: { type: 'LineString', coordinates },
  attributes: {
    name: id,
    status: 'existing',
    fenceType: 'postAndWire',
    purpose: 'waterwayOrWetland',
    ...attributes,
  },
  areaM2: null,
  lengthMetres: null,
});

const stream = line([0, 0], [600, 0]);
const boundary = [
  { type: 'Polygon', coordinates: [line([-200, -300], [800, -300], [800, 300], [-200, 300], [-200, -300])] },
] as const;
/** The worked example of the specification. */
const examples = [
  fence('Willow', line([0, 6], [350, 6]), { costPerMetre: 22 }),
  fence('Road', line([0, -2], [600, -2]), { purpose: 'boundary' }),
  fence('Next', line([350, 6], [600, 6]), { status: 'planned', plannedDate: '2027-05' }),
];
const settings = { searchDistanceMetres: 10, costPerMetre: null };
const contentOf = (features: readonly ReportFeature[], more: Partial<ReportContent> = {}): ReportContent =>
  reportContent({ boundary, features, streams: [{ order: 3, line: stream }], ...more });
const saidIn = (content: ReportContent, chosen: Parameters<typeof fencelineDocument>[1] = settings): string =>
  sentencesOf(fencelineDocument(content, chosen)).join('\n');

test('[API-REP-4] the worked example, to the last digit: 242 m of bank lack a fence, which costs $5,324 at $22 a metre', () => {
  const plane = new Map(stream.map((place, index) => [place, [EAST + index * 600, NORTH] as const]));
  const fences = fenceLines(examples);
  const places: ReadonlyMap<Position, readonly [number, number]> = new Map([
    ...plane,
    ...fences.flatMap(({ id, lines }) =>
      (lines[0] ?? []).map((place, index) => {
        const x = id === 'Next' ? 350 + index * 250 : index * (id === 'Willow' ? 350 : 600);
        return [place, [EAST + x, NORTH + (id === 'Road' ? -2 : 6)] as const] as const;
      }),
    ),
  ]);
  const waterways = waterwaysOf({
    streams: [stream],
    fences,
    boundary: [],
    // The example is one of a plane: its metres are those between coordinates.
    place: (position) => places.get(position) ?? [0, 0],
    searchDistanceMetres: 10,
    setbackMetres: 3,
  });
  const sums = sumBanks(waterways.flatMap(({ pieces }) => pieces));
  const rounded = Object.fromEntries(
    Object.entries(sums).map(([key, metres]) => [key, Math.round(metres * 1e6) / 1e6]),
  );
  expect(rounded).toEqual({
    lengthMetres: 600,
    unfencedLeftMetres: 242,
    unfencedRightMetres: 0,
    unfencedOneOrBothMetres: 242,
    unfencedBothMetres: 0,
    fenceWithinSetbackMetres: 600,
    bankMetresUnfenced: 242,
  });
  expect([...nearFences(waterways).keys()]).toEqual(['Road']);
  expect(costToClose(sums.bankMetresUnfenced, { given: null, fences })).toEqual({
    costPerMetre: 22,
    dollars: 5324,
    meanOf: 1,
  });
});

test('[API-REP-4] says which bank of which waterway lacks how much, by the side it lies on', () => {
  const said = saidIn(contentOf(examples));
  expect(said).toContain('242 (north)');
  expect(said).toContain('1 fence stands nearer than 3 m to the mapped line of the water.');
  expect(said).toContain('only if a permanent fence or planting kept stock out here on 5 October 2023');
  expect(said).toContain('2027: 250 m');
});

test('a price that was given counts before that of other fences, and without either it is asked for', () => {
  expect(saidIn(contentOf(examples), { ...settings, costPerMetre: 30 })).toMatch(/at the \$30.00 a metre/u);
  const [, road] = examples;
  expect(saidIn(contentOf(road ? [road] : []))).toContain('cannot be said: give a cost per metre');
});

test('a fence that is moved about, and one that is only planned, keep no stock out', () => {
  const moved = fence('Tape', line([0, 6], [600, 6]), { fenceType: 'temporarySemiPermanent' });
  expect(saidIn(contentOf([moved]))).toContain('1,200 m of bank have no fence');
});

test('a fence that holds sheep only counts, and is named', () => {
  const sheep = fence('Sheep line', line([0, 6], [600, 6]), { stockProof: ['sheep'] });
  expect(saidIn(contentOf([sheep]))).toContain('Counted, though they hold sheep only: Sheep line.');
});

test('a fence without a type is said to have none, and is no other fence', () => {
  const { fenceType: _none, ...attributes } = fence('Old', []).attributes;
  const said = saidIn(contentOf([{ ...fence('Old', line([0, 6], [600, 6])), attributes }]));
  expect(said).toContain('1 fence line has no type recorded: Old. Nothing is assumed of it.');
  expect(said).toMatch(/showing: .*type not recorded/u);
});

test.each([
  ['no fences', contentOf([]), 'No fence lines have been drawn yet'],
  ['no boundary', contentOf(examples, { boundary: [] }), 'The boundary has not been chosen yet'],
  ['no river on it', contentOf(examples, { streams: [] }), 'The map shows no river or stream on the farm'],
  ['rivers that could not be read', reportContent({ boundary, features: examples }), 'could not be read'],
  ['nothing in it', reportContent(), 'There is nothing to draw yet'],
])('a plan with %s gives a report that says so', (_what, content, sentence) => {
  expect(saidIn(content)).toContain(sentence);
});

test('on a day before the rules no fence is too near', () => {
  expect(saidIn(contentOf(examples, { at: new Date('2019-06-01T00:00:00Z') }))).not.toContain('nearer than');
});
