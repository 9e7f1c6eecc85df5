import type { BodyOf, FertiliserTrialReply, tryFertiliserApplication } from '@tussock/contract';
import { kinds, shownTrial, type Attributes } from '@tussock/domain';
import { isPolygonal, type PolygonalGeometry } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import {
  examineShapeInTurn,
  fertiliserPlanOf,
  readFertiliserSource,
  type FertiliserSource,
} from '../features/index.ts';

interface Trial {
  readonly source: FertiliserSource;
  readonly id: string;
  readonly drawn: PolygonalGeometry | null;
  readonly properties: Attributes;
}

export const tryOnPlan: GeometryJob<Trial, FertiliserTrialReply> = {
  name: 'tryOnPlan',
  work: (geos, { source, ...inForm }) => shownTrial(geos, fertiliserPlanOf(geos, source), inForm),
};

/** Computes the figures of an unsaved application. Values may be incomplete. @throws AppError badRequest for an invalid shape */
export async function tryApplication(
  services: Services,
  planId: string,
  { _id, geometry, properties }: BodyOf<typeof tryFertiliserApplication>,
): Promise<FertiliserTrialReply> {
  const { geometry: threads, database } = services;
  const kind = kinds.fertiliser;
  const shape = geometry === null ? null : await examineShapeInTurn(services, planId, { kind, geometry });
  if (shape && !shape.ok)
    throw new AppError('badRequest', { message: shape.reasons.map(({ message }) => message) });
  const drawn = shape && isPolygonal(shape.geometry) ? shape.geometry : null;
  const source = await readFertiliserSource(database.db, planId);
  const inForm = { id: _id?.toLowerCase() ?? uuidv7(), drawn, properties };
  return threads.run(tryOnPlan, { source, ...inForm }, planId);
}
