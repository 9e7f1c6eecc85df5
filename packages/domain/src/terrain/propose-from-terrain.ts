import { labelOfOption } from '../kind/options.ts';
import type { Field } from '../kind/field.ts';
import { figureWith } from '../formats/figures.ts';
import { slopeClasses } from '../options/soil.ts';
import { hectaresInFigures } from '../wording/format-hectares.ts';
import { STEEPEST_RUN_METRES, type SlopeFigures } from './slope-figures.ts';

/** Proposal of the terrain model for a field: the form value, and a sentence that explains it. */
export interface TerrainProposal {
  readonly value: string;
  readonly sentence: string;
  /** Hectares by class, for a field about the whole shape. */
  readonly detail?: string;
}

/** Upper limit in degrees of each slope group of the LUC handbook; above the last is G. */
const GROUP_ENDS = [
  { key: 'a', upTo: 3 },
  { key: 'b', upTo: 7 },
  { key: 'c', upTo: 15 },
  { key: 'd', upTo: 20 },
  { key: 'e', upTo: 25 },
  { key: 'f', upTo: 35 },
] as const;
const STEEPEST_GROUP = 'g';

const degrees = (value: number): string => `${figureWith(value, 1)}°`;
const labelOf = (key: string): string => labelOfOption(slopeClasses, key);
const source = ({ cellMetres }: SlopeFigures): string => `from the terrain model (${cellMetres} m cells)`;
const mean = (figures: SlopeFigures): string =>
  `Mean slope ${degrees(figures.meanDegrees)} ${source(figures)}`;

/**
 * Proposes a value from the terrain model for a field about slope; null for any other field. It is offered, and never entered
 * automatically.
 */
export function proposeFromTerrain(field: Field, figures: SlopeFigures): TerrainProposal | null {
  switch (field.fromTerrain) {
    case 'slopeClass':
      return {
        value: figures.slopeClass,
        sentence: `${mean(figures)}: ${labelOf(figures.slopeClass)}`,
        detail: figures.hectaresByClass
          .map(({ slopeClass, hectares }) => `${labelOf(slopeClass)} ${hectaresInFigures(hectares)} ha`)
          .join(' · '),
      };
    case 'slopeGroup': {
      const group = GROUP_ENDS.find(({ upTo }) => figures.meanDegrees <= upTo)?.key ?? STEEPEST_GROUP;
      return { value: group, sentence: `${mean(figures)}: ${group.toUpperCase()}` };
    }
    case 'steepestDegrees': {
      const step = field.type === 'number' ? field.step : 1;
      return {
        value: String(Math.round(figures.steepestDegrees / step) * step),
        sentence: `Steepest ${STEEPEST_RUN_METRES} m ${degrees(figures.steepestDegrees)} ${source(figures)}`,
      };
    }
    case undefined:
      return null;
  }
}
