import { isKindId, kindById } from './any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { namesCulturalPlace } from '../kinds/other/cultural-places.ts';

const HERITAGE: (typeof kinds.customFeature.fields.category.options)[number]['key'] = 'heritageOrWahiTapu';

/** Text attributes that can mark a feature as a cultural place, whatever its category. */
const TEXTS_OF_PLACE = ['name', 'description', 'notes'] as const;

/** Checks whether a row is a cultural place, by its category or by its texts. Areas that make up the farm stay in the sums. */
export function isCulturalPlace({
  entity,
  values,
}: {
  readonly entity: string;
  readonly values: Readonly<Record<string, unknown>>;
}): boolean {
  if (!isKindId(entity) || kindById(entity).coversGround) return false;
  if (entity === kinds.customFeature.id && values['category'] === HERITAGE) return true;
  // Notes of a trough may say how far the marae is: only of what has no kind of its own do they say what it is.
  const texts = entity === kinds.customFeature.id ? TEXTS_OF_PLACE : TEXTS_OF_PLACE.slice(0, 1);
  return texts.some((key) => {
    const text = values[key];
    return typeof text === 'string' && namesCulturalPlace(text);
  });
}
