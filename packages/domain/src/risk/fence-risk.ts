import { isRemoved } from '../derive/is-removed.ts';
import { valuesOf } from '../derive/values-of.ts';
import type { Attributes } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { figureOfLaw } from '../rules/law/law-in-force.ts';
import { riskWords } from '../wording/risk-words.ts';
import type { Level } from './risk-rules.ts';

/** How well a fence keeps stock out of water, and why. */
export interface FenceRisk {
  readonly level: Level;
  readonly why: string;
}

/** Whether a fence keeps stock from water for good: it is there, and neither moved about nor temporary. */
export function keepsStockFromWater(attributes: Attributes): boolean {
  const { purpose, status, fenceType } = valuesOf(kinds.fenceline, attributes);
  if (isRemoved(attributes) || status === 'planned') return false;
  return fenceType !== 'temporarySemiPermanent' && purpose !== 'temporary';
}

/**
 * Rates a fence along water by what is recorded of it: one that is only planned keeps nothing out, one that is moved about, in poor repair
 * or nearer to the water than the law asks may fail. Undefined for a fence that is not there for water. Our choice, for the layer of the
 * map. `today` is the day in New Zealand, 'YYYY-MM-DD', by whose law it is rated.
 */
export function fenceRisk(attributes: Attributes, today: string): FenceRisk | undefined {
  const { purpose, status, condition, setback } = valuesOf(kinds.fenceline, attributes);
  if (purpose !== 'waterwayOrWetland' || isRemoved(attributes)) return undefined;
  if (status === 'planned') return { level: 'high', why: riskWords.fence.planned };
  if (!keepsStockFromWater(attributes)) return { level: 'medium', why: riskWords.fence.temporary };
  if (condition === 'poor') return { level: 'medium', why: riskWords.fence.poor };
  const least = figureOfLaw('se.setback', 'setbackMetres', { on: today, region: null });
  if (setback !== undefined && least !== undefined && setback < least)
    return { level: 'medium', why: riskWords.fence.near(least) };
  return { level: 'low', why: riskWords.fence.sound };
}
