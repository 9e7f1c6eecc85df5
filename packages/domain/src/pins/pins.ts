import type { Geometry, Position } from '@tussock/geometry';
import { isBlank } from '../codecs/is-blank.ts';
import { allKinds, kindById, type AnyKind, type Attributes } from '../derive/any-kind.ts';
import { isRemoved } from '../derive/is-removed.ts';
import { startingAttributes } from '../derive/starting-attributes.ts';
import { momentWithTime } from '../days/moments.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { kinds } from '../kinds/registry.ts';
import { isGood } from '../position/accuracy-gate.ts';
import { nameField } from '../fields/common-fields.ts';
import { pinWords, walkWords } from '../wording/position-words.ts';

/** Kind of a pinned photo or note until a person sorts it: a custom feature without a category. */
export const pinKind: AnyKind = kindById(kinds.customFeature.id);

interface Feature {
  readonly featureType: string;
  readonly geometry: Geometry;
  readonly properties: Attributes;
}

/** Checks whether a feature is a pin that nobody has sorted yet. */
export const isToSort = ({ featureType, geometry, properties }: Feature): boolean =>
  featureType === pinKind.wording.featureType &&
  geometry.type === 'Point' &&
  isBlank(properties['category']) &&
  !isRemoved(properties);

/** Pin at a person's position, or at the centre of the map. */
export interface Pinned {
  readonly note: string;
  readonly photoIds: readonly string[];
  /** Time as ISO text. */
  readonly at: string;
  /** Accuracy of the position in metres, when the device reported it. */
  readonly accuracyMetres: number | null;
}

/** Builds the attributes of a pin: named by the first line of its note, or the time of its photo. */
export function pinAttributes({ note, photoIds, at, accuracyMetres }: Pinned): Attributes {
  const [firstLine = ''] = note.trim().split('\n');
  const poor = accuracyMetres === null || isGood(accuracyMetres) ? '' : walkWords.poorPlace(accuracyMetres);
  const isNameEnough = note.trim() === firstLine && firstLine.length <= nameField.maxLength;
  const notes = [isNameEnough ? '' : note.trim(), poor].filter(Boolean).join('\n');
  return {
    ...startingAttributes(pinKind),
    name: (firstLine || pinWords.photoName(momentWithTime(at))).slice(0, nameField.maxLength),
    ...(notes === '' ? {} : { notes }),
    ...(photoIds.length === 0 ? {} : { photos: photoIds }),
  };
}

/** Kinds that a pin can become: all that are points. */
export const kindsOfPins: readonly AnyKind[] = allKinds.filter(
  ({ id, shapes }) => id !== pinKind.id && shapes.includes('point'),
);

/**
 * Builds the parts of the write that turns a pin into a feature of a kind, with its name, notes and photos. The same write deletes the pin.
 */
export function partsOfSorting(
  pin: { readonly id: string; readonly at: Position; readonly properties: Attributes },
  kind: AnyKind,
  id: string,
) {
  const { name, status, notes, photos, documents } = pin.properties;
  const kept = Object.entries({ name, status, notes, photos, documents }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    {
      entity: kind.id,
      entityId: id,
      op: 'create',
      set: {
        ...startingAttributes(kind),
        ...Object.fromEntries(kept),
        [GEOMETRY]: { type: 'Point', coordinates: pin.at },
      },
    },
    { entity: pinKind.id, entityId: pin.id, op: 'delete', set: {} },
  ] as const;
}
