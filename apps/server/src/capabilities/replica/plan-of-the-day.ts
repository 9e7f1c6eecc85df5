import type { RecordRow } from '@tussock/contract';
import { boundaryIdOf } from '@tussock/domain';
import { bounds, unionBounds, type Geometry } from '@tussock/geometry';
import type { RecordLine } from '../../platform/ledger/record-reader.ts';

interface BoundaryMade {
  readonly areaHectares: number | null;
  readonly boundaryFeatures: readonly { readonly geometry: Geometry }[];
}

const rowIn = (text: string): RecordRow => JSON.parse(text);

/**
 * The lines of a former record with its plan as large, and as far spread, as its boundary was then: both are kept with the plan and are moved by
 * the boundary, so that no log of the plan has them. What the log does not keep of the plan is as it stands.
 */
export function planOfTheDay(
  lines: readonly RecordLine[],
  standing: readonly RecordLine[],
  planId: string,
): readonly RecordLine[] {
  const planLine = lines.find(({ id }) => id === planId);
  const boundaryLine = lines.find(({ id }) => id === boundaryIdOf(planId));
  if (!planLine || !boundaryLine) return lines;
  // Written by the boundary's own declaration.
  const { areaHectares, boundaryFeatures } = rowIn(boundaryLine.text).made as unknown as BoundaryMade;
  const now = standing.find(({ id }) => id === planId);
  const plan = rowIn(planLine.text);
  const made = {
    ...(now ? rowIn(now.text).made : {}),
    ...plan.made,
    areaHectares,
    boundaryBounds: unionBounds(boundaryFeatures.map(({ geometry }) => bounds(geometry))),
  };
  const then = { id: planId, text: JSON.stringify({ ...plan, made }) };
  return lines.map((line) => (line === planLine ? then : line));
}
