import { dollarsBriefly } from '@tussock/domain';
import { sayAll } from '../document/blocks.ts';
import type { Block } from '../document/plan-document.ts';
import { showCount } from '../text/figures.ts';
import type { CostToClose } from './cost-to-close.ts';
import type { FenceLine } from './fence-lines.ts';
import { sumOfFences } from './fence-totals.ts';
import { showKilometres, showMetres } from './show-metres.ts';
import { sumBanks, type Waterway } from './waterway-banks.ts';

const FENCE_NOUN = ['fence line', 'fence lines'] as const;
/** Maximum number of names in a sentence; the table lists all. */
const MOST_NAMED = 12;

/** Statements about the fences that come before their figures. */
function statementsOf(fences: readonly FenceLine[]): readonly string[] {
  if (fences.length === 0)
    return ['No fence lines have been drawn yet. Draw them on the map and this report fills itself.'];
  const planned = fences.filter(({ isPlanned }) => isPlanned);
  const untyped = fences.filter(({ type }) => type === null);
  return [
    ...(planned.length > 0
      ? [
          `The lengths include ${showCount(planned.length, FENCE_NOUN)} that ${planned.length === 1 ? 'is' : 'are'} planned and not there yet, ${showMetres(sumOfFences(planned).lengthMetres)} m in all.`,
        ]
      : []),
    ...(untyped.length > 0
      ? [
          `${showCount(untyped.length, FENCE_NOUN)} ${untyped.length === 1 ? 'has' : 'have'} no type recorded: ${namesOf(untyped)}. Nothing is assumed of ${untyped.length === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
}

function namesOf(fences: readonly FenceLine[]): string {
  const named = fences.slice(0, MOST_NAMED).map(({ name }) => name || 'without a name');
  const left = fences.length - named.length;
  return `${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

/** Summary of the report: its main figures, and statements about them. */
export function summaryBlocks(
  fences: readonly FenceLine[],
  { waterways, cost }: { readonly waterways: readonly Waterway[] | null; readonly cost: CostToClose | null },
): readonly Block[] {
  const banks = waterways && sumBanks(waterways.flatMap(({ pieces }) => pieces));
  const standing = fences.filter(({ isPlanned }) => !isPlanned);
  return [
    {
      type: 'figures',
      figures: [
        { label: 'Fences that stand', value: showKilometres(sumOfFences(standing).lengthMetres), unit: 'km' },
        {
          label: 'Waterways on the farm',
          value: banks ? showMetres(banks.lengthMetres) : '–',
          unit: banks ? 'm' : '',
        },
        {
          label: 'Without a fence on one bank or both',
          value: banks ? showMetres(banks.unfencedOneOrBothMetres) : '–',
          unit: banks ? 'm' : '',
        },
        {
          label: 'To close the gap',
          value: banks && cost ? dollarsBriefly(cost.dollars) : '–',
          unit: '',
        },
      ],
    },
    ...sayAll(statementsOf(fences), 'note'),
  ];
}
