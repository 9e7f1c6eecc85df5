import type { Field } from '../kind/field.ts';
import type { FoundAround } from '../kind/surroundings.ts';
import { surroundingWords } from '../wording/surrounding-words.ts';

/**
 * Proposes the measured distance to water for a field that asks for it; null for any other field, and when the distance exceeds its
 * maximum.
 */
export function proposeFromWater(field: Field, found: FoundAround | undefined) {
  if (field.measuredTo !== 'water' || found === undefined) return null;
  if (field.type === 'number' && found.value > field.max) return null;
  return {
    value: String(found.value),
    sentence: surroundingWords.onTheMap(found.value),
    detail: found.help,
  };
}
