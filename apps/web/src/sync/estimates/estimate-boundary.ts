import { blocksByHand } from '@tussock/domain';
import { areaSquareMetres, toHectares } from '@tussock/geometry';
import type { Values } from '@tussock/sync';

/** What an outline by hand makes, before the server has answered; what titles make is known by the server alone. */
export function estimateBoundary(values: Values, made: Values): Values {
  const blocks = blocksByHand(values, '');
  if (!blocks) return made;
  const areaM2 = blocks.reduce((sum, { geometry }) => sum + areaSquareMetres(geometry), 0);
  return { ...made, features: [], boundaryFeatures: blocks, areaHectares: toHectares(areaM2) };
}
