import type { Block } from '../document/plan-document.ts';
import { method, sayAll } from '../document/blocks.ts';
import { showCount, showNumber } from '../text/figures.ts';
import type { FarmMap } from './farm-map.ts';
import { groundStatements, type PrintGround } from './print-ground.ts';

/** Farm and data sources of a map. */
export interface AboutMap {
  /** Attribution of the boundary; null when there is no boundary. */
  readonly attribution: string | null;
  readonly propertyName: string;
  readonly beneath?: PrintGround | undefined;
  /** Attribution of the photograph beneath it. */
  readonly photoAttribution?: string | undefined;
}

/** Message shown when there is nothing to draw. */
export const NOTHING_TO_DRAW =
  'There is nothing to draw yet: choose the boundary from the land titles, or draw a first paddock.';

/** Notes below a map: its method, what it cannot show, and attributions. */
function methodOf(
  { ratio, numberedCount, unlabelledCount, projectionName, paper }: FarmMap,
  about: AboutMap,
) {
  const { attribution, beneath, photoAttribution } = about;
  const lines = [
    ...(numberedCount > 0
      ? [
          `${showCount(numberedCount, ['paddock is', 'paddocks are'])} too small for a name and ${numberedCount === 1 ? 'bears its' : 'bear their'} number on the farm, or letters, as in the list of paddocks.`,
        ]
      : []),
    ...(paper === 'a4'
      ? []
      : [`Printed on ${paper.toUpperCase()}, so that every paddock bears its name or its number.`]),
    ...(unlabelledCount > 0 ? [`${showCount(unlabelledCount, ['label', 'labels'])} found no room.`] : []),
    `${projectionName}; north is grid north. The scale holds on the ground in the middle of the farm when the page is printed at its own size.`,
    ...(beneath ? groundStatements(beneath, ratio) : []),
    ...(photoAttribution === undefined ? [] : [`${photoAttribution}.`]),
    ...(attribution === null ? [] : [`${attribution}.`]),
  ];
  return [lines.join(' ')];
}

/** Blocks of a map with its heading and notes; a message when there is no map. */
export function mapBlocks(map: FarmMap | null, about: AboutMap): readonly Block[] {
  if (map === null) return sayAll([NOTHING_TO_DRAW]);
  const { scene, ratio, shown, isLandscape, paper } = map;
  const noBoundary =
    about.attribution !== null
      ? []
      : ['The boundary has not been chosen yet, so the map shows drawn features only.'];
  return [
    {
      type: 'map',
      scene,
      ratio,
      isLandscape,
      paper,
      alt: `Map of ${about.propertyName} at a scale of 1:${showNumber(ratio)}, north at the top, showing: ${shown.join(', ').toLowerCase()}.`,
    },
    ...sayAll(noBoundary),
    ...method(methodOf(map, about)),
  ];
}
