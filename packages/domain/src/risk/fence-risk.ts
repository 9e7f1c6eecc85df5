import { isRemoved } from '../derive/is-removed.ts';
import { valuesOf } from '../derive/values-of.ts';
import type { Attributes } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { figureOfLaw } from '../rules/law/law-in-force.ts';
import { riskWords } from '../wording/risk-words.ts';
import type { Level } from './risk-rules.ts';

/** Risk that stock get past a fence into water, with the reason. */
export interface FenceRisk {
  readonly level: Level;
  readonly why: string;
}

/** Checks whether a fence permanently keeps stock out of water: it exists, and is neither movable nor temporary. */
export function keepsStockFromWater(attributes: Attributes): boolean {
  const { purpose, status, fenceType } = valuesOf(kinds.fenceline, attributes);
  if (isRemoved(attributes) || status === 'planned') return false;
  return fenceType !== 'temporarySemiPermanent' && purpose !== 'temporary';
}

/**
 * Rates the risk of a fence along water from its attributes: a planned fence keeps nothing out; one that is moved about, in poor repair or
 * nearer to the water than the law allows may fail. Undefined for a fence that is not there for water. Our own choice, used for the map
 * layer. `today` is the day in New Zealand, 'YYYY-MM-DD', which selects the law.
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
