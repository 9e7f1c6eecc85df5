import {
  landOfPlan,
  kinds,
  riskRuleSets,
  type LandFeature,
  type LandOfPlan,
  type UnitRisk,
} from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import { ratingsOf } from './rate-land.ts';
import { TURN_MS, TurnTaker, type Turns } from './turn-taker.ts';

const unit = (_id: string): LandFeature => ({
  _id,
  featureType: kinds.lmu.wording.featureType,
  areaHectares: null,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [171, -43],
        [171.01, -43],
        [171.01, -42.99],
        [171, -43],
      ],
    ],
  },
  properties: { name: _id, status: 'existing' },
});
const landOf = (...ids: readonly string[]): LandOfPlan =>
  landOfPlan(ids.map(unit), [], riskRuleSets.newest());

/** A page whose clock goes on by so many milliseconds each time it is looked at, and whose next turn comes when it is given. */
function pageWith({ msPerUnit }: { readonly msPerUnit: number }) {
  let now = 0;
  const waiting = new Set<() => void>();
  return {
    turns: {
      now: () => (now += msPerUnit),
      next: (goOn: () => void) => {
        waiting.add(goOn);
        return () => void waiting.delete(goOn);
      },
    },
    /** Gives the rater its next turn. */
    turn: () => {
      const [goOn] = waiting;
      waiting.clear();
      goOn?.();
    },
    isWaiting: () => waiting.size > 0,
  };
}
type Rater = TurnTaker<readonly UnitRisk[]>;
const raterOn = (turns: Turns): Rater => new TurnTaker<readonly UnitRisk[]>(turns);
const namesIn = (rater: Rater) => rater.read()?.map(({ name }) => name);

describe('the land of a plan is rated in turns', () => {
  test('what one turn is enough for is there at once, and nothing is left to do', () => {
    const page = pageWith({ msPerUnit: 0 });
    const rater = raterOn(page.turns);
    rater.work(ratingsOf(landOf('Flats', 'Downs', 'Gully')));
    expect(namesIn(rater)).toEqual(['Flats', 'Downs', 'Gully']);
    expect(page.isWaiting()).toBe(false);
  });

  test('a turn ends with the unit at which its time is up, and the page has its own before the next', () => {
    // Each look at the clock takes half a turn: two units, then the page.
    const page = pageWith({ msPerUnit: TURN_MS / 2 });
    const rater = raterOn(page.turns);
    rater.work(ratingsOf(landOf('1', '2', '3', '4', '5')));
    expect([namesIn(rater), page.isWaiting()]).toEqual([undefined, true]);
    page.turn();
    expect([namesIn(rater), page.isWaiting()]).toEqual([undefined, true]);
    page.turn();
    expect([namesIn(rater), page.isWaiting()]).toEqual([['1', '2', '3', '4', '5'], false]);
  });

  test('where one unit takes longer than a turn, each turn rates one', () => {
    const page = pageWith({ msPerUnit: 10 * TURN_MS });
    const rater = raterOn(page.turns);
    rater.work(ratingsOf(landOf('1', '2')));
    page.turn();
    expect(namesIn(rater)).toEqual(['1', '2']);
  });

  test('what was rated stays until all of the new is, and those who listen hear of it once', () => {
    const page = pageWith({ msPerUnit: TURN_MS });
    const rater = raterOn(page.turns);
    rater.work(ratingsOf(landOf('old')));
    let heard = 0;
    rater.subscribe(() => (heard += 1));
    rater.work(ratingsOf(landOf('1', '2')));
    expect([namesIn(rater), heard]).toEqual([['old'], 0]);
    page.turn();
    expect([namesIn(rater), heard]).toEqual([['1', '2'], 1]);
  });

  test('land that changes while it is rated is begun anew, and what was stopped is not gone on with', () => {
    const page = pageWith({ msPerUnit: TURN_MS });
    const rater = raterOn(page.turns);
    rater.work(ratingsOf(landOf('1', '2', '3')));
    rater.work(ratingsOf(landOf('4', '5')));
    page.turn();
    expect(namesIn(rater)).toEqual(['4', '5']);
    rater.work(ratingsOf(landOf('6', '7')));
    rater.stop();
    expect(page.isWaiting()).toBe(false);
    expect(namesIn(rater)).toEqual(['4', '5']);
  });
});
