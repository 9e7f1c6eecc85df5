import { seasonOf } from '@tussock/domain';
import { method, narrow, say, wide } from '../document/blocks.ts';
import type { Block } from '../document/plan-document.ts';
import { coverInWords } from './cover-in-words.ts';
import type { PaddockLine } from './paddock-line.ts';

/** Maximum number of past seasons shown beside the current one. */
const MOST_SEASONS = 4;
const NOTHING = '–';

/** Table of each paddock's use by season: the current one, and recorded past ones. */
export function rotationSection(paddocks: readonly PaddockLine[], day: string): readonly Block[] {
  const known = paddocks.filter(({ rotation }) => rotation.length > 0);
  if (known.length === 0)
    return say(
      'No season before this one is recorded. When a paddock’s use is changed in a new season, the one before is kept; earlier ones can be typed in on its page.',
    );
  const seasons = [...new Set(known.flatMap(({ rotation }) => rotation.map(({ season }) => season)))]
    .sort()
    .reverse()
    .slice(0, MOST_SEASONS);
  return [
    {
      type: 'table',
      label: 'Rotation',
      columns: [
        narrow('No.', 11),
        wide('Paddock'),
        wide(`This season, ${seasonOf(day).name}`, 1.2),
        ...seasons.map((season) => wide(season, 1.2)),
      ],
      rows: known.map((line) => [
        line.key,
        line.name,
        coverInWords(line),
        ...seasons.map((season) => line.rotation.find((one) => one.season === season)?.cover ?? NOTHING),
      ]),
    },
    ...method([
      `Seasons run from July to June. Paddocks without a recorded season are left out; ${NOTHING} means that nothing is recorded of the season.`,
    ]),
  ];
}
