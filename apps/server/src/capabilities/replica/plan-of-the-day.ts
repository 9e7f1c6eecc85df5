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
 * Corrects the plan's line in a former record: area and extent are set to those of the boundary of that time, since they are stored with the plan and
 * changed by the boundary, and so not in the plan's log. Other values that are not in the log stay as they are.
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
