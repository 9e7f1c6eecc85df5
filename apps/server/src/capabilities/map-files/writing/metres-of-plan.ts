import { bounds, projectionFor, unionBounds, type Projection } from '@tussock/geometry';
import type { WrittenPlan } from '../../../platform/map-files/writing.ts';

/** The official projection of a farm's islands, in which formats of metres are written: NZTM2000, or CITM2000 on the Chatham Islands. */
export function projectionOfPlan({ layers }: Pick<WrittenPlan, 'layers'>): Projection {
  const boxes = layers.flatMap(({ features }) => features.map(({ geometry }) => bounds(geometry)));
  return projectionFor(unionBounds(boxes) ?? [0, 0, 0, 0]);
}
