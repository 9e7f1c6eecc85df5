import type { BodyOf, FertiliserTrialReply, tryFertiliserApplication } from '@tussock/contract';
import { kinds, tryApplication as tryOn, type FarmFeature, type TriedApplication } from '@tussock/domain';
import { isPolygonal, type Geometry, type PolygonalGeometry } from '@tussock/geometry';
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
import { presentCap } from './read-season.ts';

/** Placeholder shape of an application without one: its ground comes from the chosen places. */
const NOWHERE: Geometry = { type: 'Point', coordinates: [0, 0] };

interface Trial {
  readonly source: FertiliserSource;
  readonly drawn: PolygonalGeometry | null;
  readonly tried: FarmFeature;
}

export const tryOnPlan: GeometryJob<Trial, TriedApplication> = {
  name: 'tryOnPlan',
  work: (geos, { source, ...trial }) => tryOn(geos, fertiliserPlanOf(geos, source), trial),
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
  const tried = {
    _id: _id?.toLowerCase() ?? uuidv7(),
    featureType: kind.wording.featureType,
    geometry: drawn ?? NOWHERE,
    properties,
    areaHectares: null,
  };
  const source = await readFertiliserSource(database.db, planId);
  const { ground, standing, season, sentences, places, isOverCap } = await threads.run(
    tryOnPlan,
    { source, drawn, tried },
    planId,
  );
  return {
    area: { hectares: ground.hectares, parts: [...ground.parts], geometry: ground.geometry },
    season,
    cap: standing && presentCap(standing),
    capSentences: sentences,
    places,
    isOverCap,
  };
}
