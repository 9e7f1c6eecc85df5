import { kinds, landOfPlan, riskOfUnit, riskRuleSets, type LandFeature } from '@tussock/domain';
import { ratingsOf } from '../apps/web/src/sync/hooks/rate-land.ts';
import { TurnTaker } from '../apps/web/src/sync/hooks/turn-taker.ts';
import { interleave } from './measure/interleave.ts';
import { printFigures, printMachine } from './measure/print-figures.ts';
import { largeFarm } from './sample/large-farm.ts';

// Every land unit of a large farm rated for the first time: all at once, and in the turns of a page.

const UNITS = 500;
const ROUNDS = 9;

const { features } = await largeFarm(UNITS);
const parcels = features.filter(({ kindId }) => kindId === kinds.paddock.id);
const lines = features.filter(({ kindId }) => kindId === kinds.fenceline.id);

/** Shapes are new each time: what two of them share is not known yet. */
function freshLand() {
  const made = (
    { wording }: { readonly wording: { readonly featureType: string } },
    of: typeof parcels,
    properties: LandFeature['properties'],
  ): readonly LandFeature[] =>
    of.map(({ id, geometry }) => ({
      _id: `${wording.featureType} ${id}`,
      featureType: wording.featureType,
      geometry: structuredClone(geometry),
      areaHectares: null,
      properties: { name: id, status: 'existing', ...properties },
    }));
  const land = [
    ...made(kinds.lmu, parcels, {
      landUseIntensity: 'cropOrWinterForage',
      slopeClass: 'rolling',
      drainage: 'imperfect',
    }),
    ...made(kinds.luc, parcels, { class: '6', subclass: 'e' }),
    ...made(kinds.csa, lines, { csaType: 'swale', connectedTo: 'drain' }),
  ];
  return landOfPlan(land, [], riskRuleSets.newest());
}

let longest = 0;
/** Every turn as a page gives it, the longest of them kept. */
const inTurns = (): Promise<void> =>
  new Promise((resolve) => {
    let began = performance.now();
    const rater = new TurnTaker({
      now: () => performance.now(),
      next: (goOn) => {
        longest = Math.max(longest, performance.now() - began);
        const timer = setTimeout(() => {
          began = performance.now();
          goOn();
        });
        return () => clearTimeout(timer);
      },
    });
    rater.subscribe(resolve);
    const land = freshLand();
    began = performance.now();
    rater.work(ratingsOf(land));
    longest = Math.max(longest, performance.now() - began);
  });

printMachine();
printFigures(
  `${UNITS} land units rated for the first time`,
  await interleave(
    [
      {
        name: 'all at once',
        run: () => {
          const land = freshLand();
          return land.units.map((unit) => riskOfUnit(unit, land));
        },
      },
      { name: 'in turns of the page', run: inTurns },
    ],
    { rounds: ROUNDS },
  ),
  { target: 1.5 },
);
console.log(`\n  the longest turn: ${longest.toFixed(1)} ms`);
