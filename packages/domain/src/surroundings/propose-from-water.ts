import type { Field } from '../kind/field.ts';
import type { FoundAround } from '../kind/surroundings.ts';
import { surroundingWords } from '../wording/surrounding-words.ts';

/** What the map measures to the nearest water, for a field that asks for it; null for every other, and above what it may hold. */
export function proposeFromWater(field: Field, found: FoundAround | undefined) {
  if (field.measuredTo !== 'water' || found === undefined) return null;
  if (field.type === 'number' && found.value > field.max) return null;
  return {
    value: String(found.value),
    sentence: surroundingWords.onTheMap(found.value),
    detail: found.help,
  };
}
