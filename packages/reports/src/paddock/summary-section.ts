import { countInFigures, type PaddockSettings } from '@tussock/domain';
import { PADDOCK_NOUN } from './paddock-noun.ts';
import { method, sayAll } from '../document/blocks.ts';
import type { Block } from '../document/plan-document.ts';
import { showCount, showHectares } from '../text/figures.ts';
import type { PaddockSums } from './sum-up.ts';

/** The head figures of the report and what must be said about them. */
export function summarySection(sums: PaddockSums, { cropPastureMode }: PaddockSettings): readonly Block[] {
  const { count, planned, countWithoutEffectiveArea } = sums;
  const statements = [
    ...(count === 0
      ? ['No paddocks have been drawn yet. Draw them on the map and this report fills itself.']
      : []),
    ...(planned.count > 0
      ? [
          `The figures include ${showCount(planned.count, PADDOCK_NOUN)} that ${planned.count === 1 ? 'is' : 'are'} planned and not there yet, ${showHectares(planned.areaHundredths)} ha in all.`,
        ]
      : []),
  ];
  return [
    {
      type: 'figures',
      figures: [
        { label: 'Paddocks', value: countInFigures(count), unit: '' },
        { label: 'Total area', value: showHectares(sums.areaHundredths), unit: 'ha' },
        { label: 'Effective area', value: showHectares(sums.effectiveHundredths), unit: 'ha' },
        {
          label: 'Mean area',
          value: sums.meanHundredths === null ? '–' : showHectares(sums.meanHundredths),
          unit: sums.meanHundredths === null ? '' : 'ha',
        },
      ],
    },
    ...sayAll(statements, 'note'),
    ...method(count === 0 ? [] : methodOf(countWithoutEffectiveArea, cropPastureMode)),
  ];
}

/** How the figures were made. */
const methodOf = (
  countWithoutEffectiveArea: number,
  mode: PaddockSettings['cropPastureMode'],
): readonly string[] => [
  'Areas are measured on the GRS80 ellipsoid from the drawn shapes and rounded to 0.01 ha; totals are rounded once, so the areas shown may miss them by a hundredth or two. Paddocks marked as removed are left out.',
  `Effective area is the one recorded for a paddock${
    countWithoutEffectiveArea === 0
      ? ''
      : `; for ${showCount(countWithoutEffectiveArea, PADDOCK_NOUN)} without a record the measured area stands in`
  }. Retired land without a record counts as none.`,
  ...(mode === 'percentage'
    ? [
        'Percentages are of all paddock area, to one decimal by the largest remainder; with what is left over they sum to 100.0.',
      ]
    : []),
];
