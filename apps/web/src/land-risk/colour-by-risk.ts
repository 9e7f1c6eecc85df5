import type { FeatureReply } from '@tussock/contract';
import {
  FENCE_RISK_WIDTH,
  fenceRisk,
  highestRemaining,
  kinds,
  levelLineColour,
  levelLooks,
  levelName,
  NOT_RATED,
  riskWords,
  type RiskRating,
  type RiskShown,
  type UnitRisk,
} from '@tussock/domain';
import type { MapFeature } from '../map/index.ts';

/** Land units in the colour of what is left of a risk, with its level in words under their names. Other features stay as they are. */
export function colourByRisk(
  shapes: readonly MapFeature[],
  risks: readonly UnitRisk[],
  shown: RiskShown,
): readonly MapFeature[] {
  const byId = new Map(risks.map((risk) => [risk.unit._id, risk]));
  return shapes.map((shape) => {
    const risk = byId.get(shape.id);
    return risk ? coloured(shape, highestRemaining(risk, shown)) : shape;
  });
}

function coloured(shape: MapFeature, rating: RiskRating | undefined): MapFeature {
  const level = rating?.residualLevel;
  const { colour, line, strokes } = level ? levelLooks[level] : NOT_RATED;
  const words = level
    ? `${rating?.residualScore ?? ''} ${levelName(level).toLowerCase()}`
    : riskWords.notRated;
  return {
    ...shape,
    name: `${shape.name}\n${words}`,
    look: {
      ...shape.look,
      colour,
      lineColour: line,
      opacity: '0.82',
      ...(strokes === 'none' ? {} : { pattern: strokes }),
    },
  };
}

/** Fences along water in the colour of how well they keep stock out, with the reason in words. Others stay as they are. */
export function colourFences(
  shapes: readonly MapFeature[],
  features: readonly FeatureReply[],
  today: string,
): readonly MapFeature[] {
  const fences = new Map(
    features
      .filter(({ featureType }) => featureType === kinds.fenceline.wording.featureType)
      .map(({ _id, properties }) => [_id, fenceRisk(properties, today)]),
  );
  return shapes.map((shape) => {
    const risk = fences.get(shape.id);
    if (!risk) return shape;
    return {
      ...shape,
      name: `${shape.name}\n${levelName(risk.level)}: ${risk.why}`,
      look: {
        ...shape.look,
        colour: levelLineColour(risk.level),
        width: `${FENCE_RISK_WIDTH}`,
        solid: 'yes',
      },
    };
  });
}
