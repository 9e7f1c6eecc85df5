import { showCount, showNumber } from '../text/figures.ts';
import type { FarmMap } from './farm-map.ts';
import { groundStatements, type PrintGround } from './print-ground.ts';

/** What stands around the map: what cannot be shown in it, how it was drawn, whose data it holds. `attribution` is null where there is no boundary. */
export function mapSection(
  map: FarmMap | null,
  {
    attribution,
    propertyName,
    beneath,
  }: { attribution: string | null; propertyName: string; beneath?: PrintGround | undefined },
) {
  const noBoundary =
    attribution !== null
      ? []
      : ['The boundary has not been chosen yet, so the map shows drawn features only.'];
  if (map === null)
    return {
      file: null,
      alt: '',
      width: 0,
      isLandscape: false,
      statements: [
        'There is nothing to draw yet: choose the boundary from the land titles, or draw a first paddock.',
      ],
      method: [],
    };
  const { scene, ratio, shown, numberedCount, unlabelledCount, isLandscape, projectionName } = map;
  return {
    file: 'map.svg',
    alt: `Map of ${propertyName} at a scale of 1:${showNumber(ratio)}, north at the top, showing: ${shown.join(', ').toLowerCase()}.`,
    width: scene.width,
    isLandscape,
    statements: noBoundary,
    method: [
      ...(numberedCount > 0
        ? [
            `${showCount(numberedCount, ['paddock is', 'paddocks are'])} too small for a name and ${numberedCount === 1 ? 'bears its' : 'bear their'} number on the farm, as in the list of paddocks.`,
          ]
        : []),
      ...(unlabelledCount > 0 ? [`${showCount(unlabelledCount, ['label', 'labels'])} found no room.`] : []),
      `${projectionName}; north is grid north. The scale holds on the ground in the middle of the farm when the page is printed at its own size.`,
      ...(beneath ? groundStatements(beneath, ratio) : []),
      ...(attribution === null ? [] : [`${attribution}.`]),
    ],
  };
}
