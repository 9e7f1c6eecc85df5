import type { BodyOf, FeatureReply, FertiliserTrialReply, tryFertiliserApplication } from '@tussock/contract';
import { kinds, seasonOf } from '@tussock/domain';
import { checkGeometry, isPolygonal } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { readFertiliserPlan, type FertiliserPlan } from './read-fertiliser-plan.ts';
import { applicationsIn } from './read-season.ts';
import {
  capOf,
  presentCap,
  reckonLandholdings,
  reckonPlaces,
  spreadingsOf,
  type Spreading,
} from './reckon-season.ts';
import { treatedGround } from './treated-ground.ts';

type Body = BodyOf<typeof tryFertiliserApplication>;

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The application as a feature, though nobody saved it. */
function asFeature(
  planId: string,
  { _id, properties }: Body,
  geometry: FeatureReply['geometry'],
): FeatureReply {
  return {
    _id: _id?.toLowerCase() ?? uuidv7(),
    planId,
    featureType: kinds.fertiliser.wording.featureType,
    version: 0,
    geometry,
    properties,
    areaHectares: null,
    lengthMetres: null,
    createdAt: '',
    updatedAt: '',
  };
}

/** What an application not yet saved would come to. Values may be half filled in. @throws AppError badRequest for a broken shape */
export async function tryApplication(
  services: Services,
  planId: string,
  body: Body,
): Promise<FertiliserTrialReply> {
  const { geos } = services;
  const shape = body.geometry === null ? null : checkGeometry(body.geometry, kinds.fertiliser.shapes);
  if (shape && !shape.ok)
    throw new AppError('badRequest', { message: shape.reasons.map(({ message }) => message) });
  const drawn = shape && isPolygonal(shape.geometry) ? shape.geometry : null;
  const plan = await readFertiliserPlan(services.database.db, planId);
  const ground = treatedGround(geos, { drawn, properties: body.properties }, plan.features);
  const area = { hectares: ground.hectares, parts: [...ground.parts], geometry: ground.geometry };
  const date = body.properties['applicationDate'];
  if (typeof date !== 'string' || !CALENDAR_DAY.test(date) || !ground.geometry)
    return { area, season: null, cap: null, places: [] };
  const season = seasonOf(date);
  const tried = asFeature(planId, body, drawn ?? ground.geometry);
  return { area, season, ...whatIf(services, plan, tried) };
}

/** The nitrogen of every place an application touches, without it and with it. */
function whatIf(
  { geos }: Services,
  plan: FertiliserPlan,
  tried: FeatureReply,
): Pick<FertiliserTrialReply, 'cap' | 'places'> {
  const season = seasonOf(String(tried.properties['applicationDate']));
  const rule = capOf(plan, season);
  const others = applicationsIn(plan, season).filter(({ _id }) => _id !== tried._id);
  const before = spreadingsOf(geos, plan, others, rule);
  const own = spreadingsOf(geos, plan, [tried], rule);
  const touched = new Set(
    reckonPlaces({ geos, rule, spreadings: own }, plan.paddocks, '').map(({ _id }) => _id),
  );
  const paddocks = plan.paddocks.filter(({ _id }) => touched.has(_id));
  const reckon = (spreadings: readonly Spreading[]) => ({
    paddocks: reckonPlaces({ geos, rule, spreadings }, paddocks, '').filter(({ _id }) => _id !== null),
    landholdings: reckonLandholdings({ geos, rule, spreadings }, plan),
  });
  const [without, within] = [reckon(before), reckon([...before, ...own])];
  return {
    cap: presentCap(rule),
    places: [
      ...within.paddocks.map((place) => ({
        name: place.name,
        isLandholding: false,
        beforeKgPerHectare: without.paddocks.find(({ _id }) => _id === place._id)?.highestKgPerHectare ?? 0,
        afterKgPerHectare: place.highestKgPerHectare,
        state: place.state,
      })),
      ...within.landholdings.flatMap((holding, index) => {
        const was = without.landholdings[index]?.averageKgPerHectare ?? 0;
        return holding.averageKgPerHectare === was
          ? []
          : [
              {
                name: `${holding.name}, average of grazed land`,
                isLandholding: true,
                beforeKgPerHectare: was,
                afterKgPerHectare: holding.averageKgPerHectare,
                state: holding.averageState,
              },
            ];
      }),
    ],
  };
}
