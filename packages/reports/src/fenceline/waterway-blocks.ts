import { dollars, dollarsBriefly, figureUpTo, type FencelineSettings } from '@tussock/domain';
import { figure, items, method, narrow, say, sayAll, wide } from '../document/blocks.ts';
import type { Block } from '../document/plan-document.ts';
import { showCount } from '../text/figures.ts';
import type { CostToClose } from './cost-to-close.ts';
import type { FenceLaw } from './fence-law.ts';
import type { FenceLine } from './fence-lines.ts';
import { sumOfFences } from './fence-totals.ts';
import { showMetres } from './show-metres.ts';
import { nearFences, sumBanks, type BankSums, type Waterway } from './waterway-banks.ts';

const NOTHING = '–';
/** Sort key after every year, for fences without one. */
const LAST_YEAR = '9999';
/** Length in set-backs up to which a fence that is too near counts as crossing the water at an angle; a longer one runs along it. */
const CROSSING_SETBACKS = 4;

/** Waterways and fences of a plan, with the law and the settings by which they are compared. */
export interface WaterwayQuestion {
  /** Waterways; null when none could be read. */
  readonly waterways: readonly Waterway[] | null;
  readonly fences: readonly FenceLine[];
  readonly cost: CostToClose | null;
  readonly law: FenceLaw;
  readonly settings: FencelineSettings;
  readonly hasBoundary: boolean;
}

const lack = (metres: number, facing: string): string =>
  metres < 0.5 ? NOTHING : `${showMetres(metres)} (${facing})`;

function bankTable(waterways: readonly Waterway[], all: BankSums): Block {
  return {
    type: 'table',
    label: 'Banks without a fence',
    columns: [
      narrow('On the map', 18),
      figure('Length, m', 19),
      wide('Left bank lacks, m'),
      wide('Right bank lacks, m'),
      figure('One or both, m', 26),
      figure('Both, m', 18),
    ],
    rows: waterways.map((one) => [
      one.number,
      showMetres(one.lengthMetres),
      lack(one.unfencedLeftMetres, one.leftFaces),
      lack(one.unfencedRightMetres, one.rightFaces),
      showMetres(one.unfencedOneOrBothMetres),
      showMetres(one.unfencedBothMetres),
    ]),
    total: [
      'Total',
      showMetres(all.lengthMetres),
      showMetres(all.unfencedLeftMetres),
      showMetres(all.unfencedRightMetres),
      showMetres(all.unfencedOneOrBothMetres),
      showMetres(all.unfencedBothMetres),
    ],
  };
}

/** Sentence on the cost of closing the gap, or on the missing price. */
function costSentence(metres: number, cost: CostToClose | null): string {
  if (metres < 0.5) return 'No bank lacks a fence.';
  const gap = `${showMetres(metres)} m of bank have no fence`;
  if (!cost)
    return `${gap}. What closing the gap would cost cannot be said: give a cost per metre, or record it on a waterway fence.`;
  const price =
    cost.meanOf === null
      ? `the ${dollars(cost.costPerMetre)} a metre that was given`
      : `${dollars(cost.costPerMetre)} a metre, the mean of ${showCount(cost.meanOf, ['waterway fence', 'waterway fences'])} with a recorded cost, by length`;
  return `${gap}. To close the gap would cost ${dollarsBriefly(cost.dollars)}, at ${price}.`;
}

/** Table of fences nearer to the water than the law allows. */
function nearBlocks({ waterways, fences, law }: WaterwayQuestion): readonly Block[] {
  const near = nearFences(waterways ?? []);
  const all = fences.filter(({ id }) => (near.get(id) ?? 0) >= 0.5);
  const found = all.filter(({ id }) => (near.get(id) ?? 0) > CROSSING_SETBACKS * law.setbackMetres);
  const crossing = sayAll(crossingSentence(all.length - found.length, law.setbackMetres), 'quiet');
  if (found.length === 0) return crossing;
  return [
    ...say(
      `${showCount(found.length, ['fence stands', 'fences stand'])} nearer than ${figureUpTo(law.setbackMetres, 1)} m to the mapped line of the water.${law.ofOldFences === null ? '' : ` ${law.ofOldFences}`}`,
      'warning',
    ),
    {
      type: 'table',
      label: 'Fences near the water',
      columns: [
        wide('Fence'),
        figure('Along water, m', 28),
        figure('Recorded distance, m', 36),
        figure('Built', 18),
      ],
      rows: found.map(({ id, name, setbackMetres, yearBuilt }) => [
        name || 'Without a name',
        showMetres(near.get(id) ?? 0),
        setbackMetres === null ? 'Not recorded' : figureUpTo(setbackMetres, 1),
        yearBuilt === null ? NOTHING : String(yearBuilt),
      ]),
    },
    ...crossing,
  ];
}

/** Sentence about fences that are too near only where they cross the water. */
const crossingSentence = (count: number, setbackMetres: number): readonly string[] =>
  count === 0
    ? []
    : [
        `${showCount(count, ['other fence comes', 'other fences come'])} so near along ${figureUpTo(CROSSING_SETBACKS * setbackMetres, 1)} m at most, as where a fence crosses the water: not listed.`,
      ];

/** Sentences about planned waterway fences, by year. */
function plannedSentences(fences: readonly FenceLine[]): readonly string[] {
  const planned = fences.filter(({ isPlanned, isForWater }) => isPlanned && isForWater);
  const years = [...new Set(planned.map(({ plannedBy }) => plannedBy?.slice(0, 4) ?? null))].sort(
    (one, other) => (one ?? LAST_YEAR).localeCompare(other ?? LAST_YEAR),
  );
  return years.map((year) => {
    const own = planned.filter(({ plannedBy }) => (plannedBy?.slice(0, 4) ?? null) === year);
    return `${year ?? 'Without a year'}: ${showMetres(sumOfFences(own).lengthMetres)} m`;
  });
}

const sheepSentence = (fences: readonly FenceLine[]): readonly string[] => {
  const found = fences.filter(({ countsAtWater, holdsSheepOnly }) => countsAtWater && holdsSheepOnly);
  return found.length === 0
    ? []
    : [`Counted, though they hold sheep only: ${found.map(({ name }) => name).join(', ')}.`];
};

const methodOf = ({ settings, law }: WaterwayQuestion): readonly string[] => [
  `A place of a waterway has a fence on a bank when a fence on that side, as the line is drawn, is no farther than ${figureUpTo(settings.searchDistanceMetres, 1)} m. Existing fences count whatever their purpose, but for temporary ones; planned ones do not. Where the waterway is the boundary only the bank of the farm counts. Left and right are as the line is drawn, with the wind towards which the bank lies.`,
  'Waterways are the rivers and streams of the map. It does not tell how wide they are: whether the rules on keeping stock out hold for one must be judged on the ground. Distances are from the mapped line, not from the bed; lengths are on the ground in the middle of the farm.',
  ...(law.source === null ? [] : [`${law.source}: ${law.sentences.join(' ')}`]),
];

/** Blocks on which metres of which bank lack a fence, and the cost of closing the gap. */
export function waterwayBlocks(question: WaterwayQuestion): readonly Block[] {
  const { waterways, fences, cost, hasBoundary } = question;
  if (!hasBoundary)
    return say(
      'The boundary has not been chosen yet, so it is not known which waterways run on the farm. Choose it from the land titles.',
      'note',
    );
  if (waterways === null) return say('The map of rivers could not be read. Try again later.', 'warning');
  if (waterways.length === 0) return say('The map shows no river or stream on the farm.', 'note');
  const all = sumBanks(waterways.flatMap(({ pieces }) => pieces));
  const planned = plannedSentences(fences);
  return [
    ...say(costSentence(all.bankMetresUnfenced, cost), 'note'),
    bankTable(waterways, all),
    ...nearBlocks(question),
    ...(planned.length > 0 ? [...say('Waterway fences that are planned:'), ...items(planned)] : []),
    ...sayAll(sheepSentence(fences), 'quiet'),
    ...method(methodOf(question)),
  ];
}
