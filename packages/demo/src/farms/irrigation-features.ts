import type { Coordinate } from '../cadastre/coordinate.ts';
import { kinds, type KindId } from '@tussock/domain';
import { areaHectares } from '@tussock/geometry';
import { area, around, beside, existing, line, type Attributes } from './draw-parts.ts';
import type { DrawnFeature } from './drawn-feature.ts';
import { CONSENT_NUMBERS } from './farm-papers.ts';

/** Litres a second that put 4.5 mm on a hectare in a day: all of them together stay below the 18 of the consent. */
const RATE_OF_HECTARE = 0.52;
/** Cubic metres in a year: 500 mm, of which the consent has 92,000. */
const VOLUME_OF_HECTARE = 5000;

const irrigated = (hectares: number, more: Attributes): Attributes => ({
  areaIrrigated: hectares,
  waterSource: 'waterTableAquifer',
  consentNumber: CONSENT_NUMBERS.take,
  maxRate: Math.round(hectares * RATE_OF_HECTARE * 10) / 10,
  annualVolume: Math.round(hectares * VOLUME_OF_HECTARE),
  applicationDepth: 12,
  meter: 'telemetry',
  scheduling: ['soilMoistureProbe'],
  practices: ['soilMoistureMonitoring', 'waterMetered'],
  seasonStart: '2026-09',
  seasonEnd: '2027-04',
  ...more,
});

/** Days of the season on which a pass of 12 mm was put on. */
const PASSES = ['2026-09-28', '2026-10-09', '2026-10-21', '2026-11-02', '2026-11-12', '2026-11-20'];
const passes = (hours: number, from = 0): Attributes => ({
  irrigations: PASSES.slice(from).map((date) => ({ date, depth: 12, hours })),
});

/** A way of irrigating the ground that is drawn of it. */
function irrigatedArea(kindId: KindId, ring: Coordinate[], name: string, more: Attributes): DrawnFeature {
  const drawn = area(kindId, ring, {});
  const hectares = areaHectares({ type: 'Polygon', coordinates: [ring] });
  return { ...drawn, attributes: existing(name, irrigated(hectares, more)) };
}

/** Ways of irrigating that move over the ground, each in a paddock of its own. */
export function drawMovingIrrigation(place: (share: number) => Coordinate): DrawnFeature[] {
  return [
    irrigatedArea(kinds.pivot.id, around(place(0.2), 220), 'North pivot', {
      length: 105,
      overhang: 5,
      spans: 2,
      variableRate: true,
      ...passes(22),
    }),
    irrigatedArea(kinds.linear.id, around(place(0.24), 200, 140, 4), 'Terrace linear', {
      length: 99,
      travelLength: 141,
      ...passes(16, 2),
    }),
    line(
      kinds.travelling.id,
      [beside(place(0.28), -70, 0), beside(place(0.28), 70, 0)],
      existing(
        'Travelling gun',
        irrigated(1.4, {
          machineType: 'gun',
          // It waters a lane at a time: 11 mm of it, at this speed.
          maxRate: 2,
          laneSpacing: 80,
          travelSpeed: 8,
          wettedWidth: 90,
          ...passes(18, 3),
        }),
      ),
    ),
    line(
      kinds.sprayLines.id,
      [beside(place(0.32), -60, -20), beside(place(0.32), 60, 20)],
      existing(
        'K-line',
        irrigated(1.2, {
          lineType: 'podLine',
          pods: 12,
          podFlow: 9,
          podSpacing: 15,
          shiftHours: 24,
          shiftSpacing: 15,
        }),
      ),
    ),
  ];
}

/** Ways of irrigating that stand still or flow, and effluent spread on pasture. */
export function drawStandingIrrigation(
  place: (share: number) => Coordinate,
  effluentId: string,
): DrawnFeature[] {
  const outwash = { outwash: 'collectedAndReused' };
  return [
    irrigatedArea(kinds.solidSet.id, around(place(0.36), 120, 120, 4), 'Solid set', {
      sprinklerSpacing: 12,
      rowSpacing: 18,
      sprinklerFlow: 1000,
    }),
    irrigatedArea(kinds.micro.id, around(place(0.4), 90, 60, 4), 'Nursery drip', {
      emitterType: 'pointDripper',
      emitterFlow: 2,
      emitterSpacing: 0.5,
    }),
    irrigatedArea(kinds.borderDyke.id, around(place(0.44), 160, 120, 4), 'Old borders', {
      borderWidth: 12,
      borderLength: 110,
      headraceFlow: 150,
      ...outwash,
    }),
    irrigatedArea(kinds.controlledFlood.id, around(place(0.48), 140, 100, 4), 'Bottom flood', {
      method: 'contourChannel',
      floodsPerSeason: 4,
      ...outwash,
    }),
    line(
      kinds.effluentIrrigator.id,
      [beside(place(0.06), -60, 40), beside(place(0.06), 60, 40)],
      existing(
        'Rain gun',
        irrigated(2, {
          machineType: 'rainGun',
          consentNumber: CONSENT_NUMBERS.discharge,
          effluentSystemIds: [effluentId],
          failSafe: true,
          waterSource: 'storedSurface',
        }),
      ),
    ),
  ];
}
