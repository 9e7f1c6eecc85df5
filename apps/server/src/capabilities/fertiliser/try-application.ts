import type { BodyOf, FertiliserTrialReply, tryFertiliserApplication } from '@tussock/contract';
import { kinds, tryApplication as tryOnPlan } from '@tussock/domain';
import { checkGeometry, isPolygonal, type Geometry } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { readFertiliserPlan } from '../features/index.ts';
import { presentCap } from './read-season.ts';

/** Stands in for the shape of an application that has none: its ground comes from what is chosen. */
const NOWHERE: Geometry = { type: 'Point', coordinates: [0, 0] };

/** What an application not yet saved would come to. Values may be half filled in. @throws AppError badRequest for a broken shape */
export async function tryApplication(
  { geos, database }: Services,
  planId: string,
  { _id, geometry, properties }: BodyOf<typeof tryFertiliserApplication>,
): Promise<FertiliserTrialReply> {
  const shape = geometry === null ? null : checkGeometry(geometry, kinds.fertiliser.shapes);
  if (shape && !shape.ok)
    throw new AppError('badRequest', { message: shape.reasons.map(({ message }) => message) });
  const drawn = shape && isPolygonal(shape.geometry) ? shape.geometry : null;
  const { ground, standing, season, sentences, places, isOverCap } = tryOnPlan(
    geos,
    await readFertiliserPlan(geos, database.db, planId),
    {
      drawn,
      tried: {
        _id: _id?.toLowerCase() ?? uuidv7(),
        featureType: kinds.fertiliser.wording.featureType,
        geometry: drawn ?? NOWHERE,
        properties,
        areaHectares: null,
      },
    },
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
