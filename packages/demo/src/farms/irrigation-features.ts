import type { Coordinate } from '../cadastre/coordinate.ts';
import { kinds } from '@tussock/domain';
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

/** Ways of irrigating that move over the ground, each in a paddock of its own. */
export function drawMovingIrrigation(place: (share: number) => Coordinate): DrawnFeature[] {
  return [
    area(
      kinds.pivot.id,
      around(place(0.2), 220),
      existing('North pivot', irrigated(3.8, { length: 105, overhang: 5, spans: 2, variableRate: true })),
    ),
    area(
      kinds.linear.id,
      around(place(0.24), 200, 140, 4),
      existing('Terrace linear', irrigated(2.8, { length: 140, travelLength: 200 })),
    ),
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
    area(
      kinds.solidSet.id,
      around(place(0.36), 120, 120, 4),
      existing('Solid set', irrigated(0.7, { sprinklerSpacing: 12, rowSpacing: 18, sprinklerFlow: 1000 })),
    ),
    area(
      kinds.micro.id,
      around(place(0.4), 90, 60, 4),
      existing(
        'Nursery drip',
        irrigated(0.3, { emitterType: 'pointDripper', emitterFlow: 2, emitterSpacing: 0.5 }),
      ),
    ),
    area(
      kinds.borderDyke.id,
      around(place(0.44), 160, 120, 4),
      existing(
        'Old borders',
        irrigated(1, { borderWidth: 12, borderLength: 250, headraceFlow: 150, ...outwash }),
      ),
    ),
    area(
      kinds.controlledFlood.id,
      around(place(0.48), 140, 100, 4),
      existing('Bottom flood', irrigated(0.8, { method: 'contourChannel', floodsPerSeason: 4, ...outwash })),
    ),
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
