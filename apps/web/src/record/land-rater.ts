import { riskOfUnit, type LandOfPlan, type UnitRisk } from '@tussock/domain';
import type { Steps } from '@tussock/geometry';
import { TurnTaker } from './turn-taker.ts';

/** How each land unit is rated, in the order in which they were drawn: a unit each step. */
function* ratingsOf(land: LandOfPlan): Steps<readonly UnitRisk[]> {
  const made: UnitRisk[] = [];
  for (const unit of land.units) {
    if (made.length > 0) yield;
    made.push(riskOfUnit(unit, land));
  }
  return made;
}

/** Rates the land of the open plan in turns of the page. */
export class LandRater extends TurnTaker<readonly UnitRisk[]> {
  /** Rates some land, in place of what was being rated. */
  rate(land: LandOfPlan): void {
    this.work(ratingsOf(land));
  }
}
