import { riskOfUnit, type LandOfPlan, type UnitRisk } from '@tussock/domain';
import type { Steps } from '@tussock/geometry';

/** How each land unit is rated, in the order in which they were drawn: a unit each step. */
export function* ratingsOf(land: LandOfPlan): Steps<readonly UnitRisk[]> {
  const made: UnitRisk[] = [];
  for (const unit of land.units) {
    if (made.length > 0) yield;
    made.push(riskOfUnit(unit, land));
  }
  return made;
}
