import { at } from './chance/at.ts';
import type { Chance } from './chance/chance.ts';
import { createNoise } from './chance/value-noise.ts';
import { ringArea, type PolygonRings } from './coordinate.ts';
import type { ParcelFeature, TitleFeature, TitleParcelLink } from './features.ts';
import { countValley } from './count-valley.ts';
import { drawContours } from './ground/contours.ts';
import { drain } from './ground/drainage.ts';
import { raiseElevation } from './ground/elevation.ts';
import { createHeightModel } from './ground/height-model.ts';
import { mapLandUseCapability } from './ground/land-use-capability.ts';
import { drawStreams } from './ground/streams.ts';
import { createWarp, toCoordinate, type Warp } from './ground/warp.ts';
import { nearestLandDistrict, type LandDistrict } from './land-districts.ts';
import { createLegalDescriber } from './parcels/appellations.ts';
import { dissolveRings } from './parcels/dissolve.ts';
import { cutSurvey, type SurveyLayout } from './parcels/guillotine.ts';
import { findNeighbours } from './parcels/neighbours.ts';
import type { SurveyParcel } from './parcels/survey-parcel.ts';
import { issueTitles, type SurveyTitle } from './parcels/titles.ts';
import { traceRings, type VertexRing, type VertexTable } from './parcels/vertices.ts';
import { placeAddresses } from './places/addresses.ts';
import { drawRoads, nameRoads } from './places/roads.ts';
import { UNITS_PER_METRE, type TileFrame } from './plan-tiles.ts';
import { fromNztm } from './transverse-mercator.ts';
import type { ParcelSheet, Valley } from './valley.ts';

const FIRST_PARCEL_ID = 90000000;
const PARCEL_IDS_PER_TILE = 10000;
const FIRST_LINK_ID = 70000000;
const LINK_IDS_PER_TILE = 20000;

/**
 * One tile as a valley of its own, in steps of a few tenths of a second at most, for who has other work beside it. Without `ground` it has
 * parcels, titles, links, roads and addresses only.
 */
export function* growTileInSteps(
  frame: TileFrame,
  chance: Chance,
  ground: boolean,
): Generator<void, Valley, undefined> {
  const noise = createNoise(chance);
  const layout = cutSurvey(frame, chance);
  const { riverAxis } = layout;
  const warp = createWarp(frame, riverAxis, chance, noise);
  const district = nearestLandDistrict(
    fromNztm([
      frame.easting + frame.width / UNITS_PER_METRE / 2,
      frame.northing + frame.height / UNITS_PER_METRE / 2,
    ]),
  );
  const { parcels, table } = surveyParcels(layout, { frame, chance, warp, district });
  yield;
  const titles = issueTitles(parcels, frame, district, chance);
  const roads = nameRoads(parcels, frame);
  const places = placeAddresses({ frame, parcels, roads, riverAxis, warp, chance });
  yield;
  const elevation = ground ? raiseElevation(frame, riverAxis, chance, noise) : undefined;
  yield;
  const drainage = elevation && drain(elevation, frame, chance);
  yield;
  const water = elevation && drainage && drawStreams({ frame, elevation, drainage, riverAxis, warp, chance });
  yield;
  const titleFeatures = titles.map((title) => titleFeature(title, table));
  yield;
  const heightAt =
    elevation && drainage && water
      ? createHeightModel({ frame, elevation, drainage, beds: water.beds, warp })
      : () => null;
  yield;
  const contours = elevation ? drawContours(elevation, frame, warp) : [];
  yield;
  const landUseCapability = elevation ? mapLandUseCapability({ frame, elevation, warp, chance, noise }) : [];
  yield;
  const valley = {
    parcels: parcels.map((parcel) => parcelFeature(parcel, table, district)),
    titles: titleFeatures,
    links: linkTitles(titles, frame),
    addresses: places.addresses,
    addressLinks: places.links,
    roads: drawRoads(roads, warp),
    rivers: water?.rivers ?? [],
    inflows: water?.inflows ?? [],
    heightAt,
    contours,
    landUseCapability,
    sheets: new Map(parcels.map((parcel) => [parcel.id, drawSheet(parcel, parcels, table, warp)])),
  };
  return { ...valley, statistics: countValley(valley, 1) };
}

interface Office {
  frame: TileFrame;
  chance: Chance;
  warp: Warp;
  district: LandDistrict;
}

function surveyParcels({ blocks }: SurveyLayout, { frame, chance, warp, district }: Office) {
  const { rings, table } = traceRings(blocks, frame, warp);
  const neighbours = findNeighbours(blocks);
  const describe = createLegalDescriber(frame, district, chance);
  const parcels = blocks.map((block, index): SurveyParcel => {
    const ring = at(rings, index);
    const squareMetres = ringArea(ring.map((vertex) => at(table.plane, vertex)));
    return {
      index,
      id: FIRST_PARCEL_ID + frame.index * PARCEL_IDS_PER_TILE + index,
      block,
      ring,
      neighbours: at(neighbours, index),
      squareMetres,
      calcArea: Math.round(squareMetres),
      ...describe(block, squareMetres),
      titleNumbers: [],
    };
  });
  return { parcels, table };
}

function toPolygon(rings: readonly VertexRing[], { coordinates }: VertexTable): PolygonRings {
  return rings.map((ring) => [...ring, at(ring, 0)].map((vertex) => at(coordinates, vertex)));
}

function parcelFeature(parcel: SurveyParcel, table: VertexTable, district: LandDistrict): ParcelFeature {
  return {
    type: 'Feature',
    id: parcel.id,
    geometry: { type: 'MultiPolygon', coordinates: [toPolygon([parcel.ring], table)] },
    properties: {
      id: parcel.id,
      appellation: parcel.appellation,
      affected_surveys: parcel.plan,
      parcel_intent: parcel.intent,
      topology_type: 'Primary',
      statutory_actions: null,
      land_district: district.name,
      titles: parcel.titleNumbers.length ? [...parcel.titleNumbers].sort().join(', ') : null,
      survey_area: parcel.surveyArea,
      calc_area: parcel.calcArea,
    },
  };
}

function titleFeature({ properties, parcels }: SurveyTitle, table: VertexTable): TitleFeature {
  const polygons = dissolveRings(
    parcels.map(({ ring }) => ring),
    table.survey,
  );
  return {
    type: 'Feature',
    id: properties.id,
    geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => toPolygon(rings, table)) },
    properties,
  };
}

function linkTitles(titles: readonly SurveyTitle[], frame: TileFrame): TitleParcelLink[] {
  const firstId = FIRST_LINK_ID + frame.index * LINK_IDS_PER_TILE;
  return titles
    .flatMap(({ properties, parcels }) =>
      parcels.map(({ id }) => ({ title_no: properties.title_no, par_id: id })),
    )
    .map((link, index) => ({ id: firstId + index, ...link, source: 'LINZ' }));
}

function drawSheet(
  parcel: SurveyParcel,
  parcels: readonly SurveyParcel[],
  table: VertexTable,
  warp: Warp,
): ParcelSheet {
  const { u0, v0, u1, v1, zone } = parcel.block;
  return {
    parcelId: parcel.id,
    zone,
    extent: [u0, v0, u1, v1],
    ring: parcel.ring.map((vertex) => {
      const [u, v] = at(table.survey, vertex);
      return { u, v, coordinate: at(table.coordinates, vertex) };
    }),
    neighbourIds: parcel.neighbours.map((index) => at(parcels, index).id),
    place: (u, v) => toCoordinate(warp(u, v)),
  };
}
