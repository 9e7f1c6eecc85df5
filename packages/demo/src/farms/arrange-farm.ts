import { at } from '../cadastre/chance/at.ts';
import { createChance, type RandomStream } from '../cadastre/chance/chance.ts';
import { ringArea, type Coordinate } from '../cadastre/coordinate.ts';
import { toNztm } from '../cadastre/transverse-mercator.ts';
import type { DrawnFeature } from './drawn-feature.ts';
import {
  describeFence,
  describeLandUnit,
  describePaddock,
  describeTank,
  describeTrough,
} from './farm-attributes.ts';
import type { DemoFarm } from './farm.ts';
import { groundOf } from './ground-of.ts';
import { kinds } from '@tussock/domain';
import { runFences, type FenceStretch } from './fences.ts';
import { drawLandUnits, type LandUnit } from './land-units.ts';
import { drawCapability, drawOtherFeatures } from './other-features.ts';
import { splitIntoPaddocks, type PaddockCell } from './paddock-cells.ts';

const SQUARE_METRES_PER_HECTARE = 10000;
const TANKS = 3;

/**
 * What a person would have drawn on the farm: paddocks of 2 to 12 ha that share their vertices and stay within the titles, fences along
 * their borders, three to five land management units, troughs on shared fences, three tanks, and one or two of every other kind. The
 * same farm gives the same.
 */
export function layOutFarm(farm: DemoFarm): DrawnFeature[] {
  const random = createChance(farm.propertyName).stream(0);
  const cells = farm.sheets.flatMap((sheet) => splitIntoPaddocks(sheet, random));
  const fences = runFences(cells);
  const units = drawLandUnits(farm);
  return [
    ...drawUnits(farm, units, random),
    ...cells.map((cell, index) => drawPaddock(farm, cell, index, random)),
    ...fences.map((stretch, index): DrawnFeature => ({
      kindId: kinds.fenceline.id,
      geometry: { type: 'LineString', coordinates: stretch.line },
      attributes: describeFence(farm, stretch, index, random),
    })),
    ...placeTroughs(fences, random),
    ...placeTanks(farm, cells, random),
    ...drawCapability(farm, units),
    ...drawOtherFeatures(farm, cells, random),
  ];
}

function drawUnits(farm: DemoFarm, units: readonly LandUnit[], random: RandomStream): DrawnFeature[] {
  return units.map((unit, index) => ({
    kindId: kinds.lmu.id,
    geometry:
      unit.polygons.length === 1
        ? { type: 'Polygon', coordinates: at(unit.polygons, 0) }
        : { type: 'MultiPolygon', coordinates: unit.polygons },
    attributes: describeLandUnit(farm, unit, index, random),
  }));
}

function drawPaddock(
  farm: DemoFarm,
  { ring }: PaddockCell,
  index: number,
  random: RandomStream,
): DrawnFeature {
  const coordinates = [...ring, at(ring, 0)].map(({ coordinate }) => coordinate);
  const hectares = ringArea(coordinates.map(toNztm)) / SQUARE_METRES_PER_HECTARE;
  return {
    kindId: kinds.paddock.id,
    geometry: { type: 'Polygon', coordinates: [coordinates] },
    attributes: describePaddock(
      farm,
      { index, hectares, ...groundOf(farm.heightAt, [[coordinates]]) },
      random,
    ),
  };
}

/** One trough on a fence for each pair of paddocks, every paddock served at most once. */
function placeTroughs(fences: readonly FenceStretch[], random: RandomStream): DrawnFeature[] {
  const served = new Set<number>();
  const troughs: DrawnFeature[] = [];
  for (const { isBoundary, line, paddocks } of fences) {
    if (isBoundary || paddocks.some((paddock) => served.has(paddock))) continue;
    for (const paddock of paddocks) served.add(paddock);
    const middle = Math.floor((line.length - 1) / 2);
    const [from, to] = [at(line, middle), at(line, middle + 1)];
    const coordinates: Coordinate = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    troughs.push({
      kindId: kinds.trough.id,
      geometry: { type: 'Point', coordinates },
      attributes: describeTrough(troughs.length, random),
    });
  }
  return troughs;
}

/** The first tank at the address, the others in the middle of paddocks far apart. */
function placeTanks(farm: DemoFarm, cells: readonly PaddockCell[], random: RandomStream): DrawnFeature[] {
  const places = [farm.address.geometry.coordinates];
  for (const share of [0.35, 0.9]) {
    const cell = cells[Math.floor(cells.length * share)];
    if (cell) places.push(cell.middle);
  }
  return places.slice(0, TANKS).map((coordinates, index) => ({
    kindId: kinds.waterTank.id,
    geometry: { type: 'Point', coordinates },
    attributes: describeTank(farm, index, random),
  }));
}
