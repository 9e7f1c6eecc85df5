import { addTo, at } from '../chance/at.ts';
import type { RiverProperties } from '../features.ts';
import type { Valley } from '../valley.ts';
import type { ValleyFault } from './fault.ts';

/** Strahler: a source is 1; where the highest order meets itself the next follows, else the highest goes on. */
function orderAfter(orders: readonly number[]): number {
  if (!orders.length) return 1;
  const highest = Math.max(...orders);
  return orders.filter((order) => order === highest).length > 1 ? highest + 1 : highest;
}

function reachesOutlet(
  start: RiverProperties,
  bySegment: ReadonlyMap<number, { properties: RiverProperties }>,
): boolean {
  let current: RiverProperties | undefined = start;
  for (let steps = 0; current && steps <= bySegment.size; steps++) {
    if (current.NextDownID === -1) return true;
    current = bySegment.get(current.NextDownID)?.properties;
  }
  return false;
}

/** Proves that the rivers of each tile are one tree to one outlet, joined end to end, with right Strahler orders. */
export function checkRivers(valley: Valley): ValleyFault[] {
  const faults: ValleyFault[] = [];
  const bySegment = new Map(valley.rivers.map((reach) => [reach.properties.nzsegment, reach]));
  const above = new Map<number, typeof valley.rivers>();
  for (const reach of valley.rivers) addTo(above, reach.properties.NextDownID, reach);
  const outlets = above.get(-1)?.length ?? 0;
  if (valley.rivers.length && outlets !== valley.statistics.tiles) {
    faults.push({
      rule: 'river-tree',
      detail: `${outlets} outlets for ${valley.statistics.tiles} catchments.`,
    });
  }
  for (const { properties, geometry } of valley.rivers) {
    const { nzsegment } = properties;
    if (!reachesOutlet(properties, bySegment)) {
      faults.push({ rule: 'river-tree', detail: `Reach ${nzsegment} never comes to an outlet.` });
    }
    const [start] = geometry.coordinates;
    const feeders = above.get(nzsegment) ?? [];
    for (const feeder of feeders) {
      const end = at(feeder.geometry.coordinates, feeder.geometry.coordinates.length - 1);
      if (end[0] === start?.[0] && end[1] === start[1]) continue;
      faults.push({
        rule: 'river-tree',
        detail: `Reach ${feeder.properties.nzsegment} does not end where ${nzsegment} begins.`,
      });
    }
    const orders = [
      ...feeders.map((feeder) => feeder.properties.StreamOrde),
      ...valley.inflows.filter((inflow) => inflow.nzsegment === nzsegment).map(({ order }) => order),
    ];
    if (properties.StreamOrde === orderAfter(orders)) continue;
    faults.push({
      rule: 'strahler-order',
      detail: `Reach ${nzsegment} has order ${properties.StreamOrde} below ${orders.join(', ') || 'a source'}.`,
    });
  }
  return faults;
}
