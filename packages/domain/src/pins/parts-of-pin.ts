import type { Position } from '@tussock/geometry';
import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import { fieldsOfPhotos } from './fields-of-photos.ts';
import { pinKind } from './pins.ts';

/** Pin that becomes something else. */
interface Pin {
  readonly id: string;
  readonly at: Position;
  readonly properties: Attributes;
}

const photosOf = ({ photos }: Attributes): readonly string[] =>
  Array.isArray(photos) ? photos.filter((id: unknown) => typeof id === 'string') : [];

const goneWith = ({ id }: Pin) => ({ entity: pinKind.id, entityId: id, op: 'delete', set: {} }) as const;

/** What a job is made with: ids for it and its evidence, its section of the plan, and where it is. */
interface Job {
  readonly actionId: string;
  readonly evidenceId: string;
  readonly sectionKey: string;
  readonly featureIds: readonly string[];
}

/**
 * Builds the parts of the write that turns a pin into a job: an action of its name and notes, with its photos as evidence of what it was like
 * before. The same write deletes the pin.
 */
export function partsOfJob(pin: Pin, { actionId, evidenceId, sectionKey, featureIds }: Job) {
  const { notes } = pin.properties;
  const files = photosOf(pin.properties);
  const action = {
    entity: 'action',
    entityId: actionId,
    op: 'create',
    set: {
      title: pinKind.label(pin.properties),
      grade: 'good',
      state: 'agreed',
      sectionKey,
      ...(featureIds.length === 0 ? {} : { featureIds }),
      ...(notes === undefined ? {} : { notes }),
    },
  } as const;
  const evidence = {
    entity: 'evidence',
    entityId: evidenceId,
    op: 'create',
    set: { actionId, files, moment: 'before', place: pin.at },
  } as const;
  return [action, ...(files.length === 0 ? [] : [evidence]), goneWith(pin)];
}

/** Thing that a pin is added to. */
interface Thing {
  readonly id: string;
  readonly kind: AnyKind;
  readonly attributes: Attributes;
}

/**
 * Builds the parts of the write that adds a pin's photos and words to an existing thing and deletes the pin. Null where it has no room for
 * them.
 */
export function partsOfAddingTo(pin: Pin, { id, kind, attributes }: Thing) {
  const most = fieldsOfPhotos(kind);
  const photos = [...photosOf(attributes), ...photosOf(pin.properties)];
  if (most === undefined || photos.length > most.photos) return null;
  const words = pin.properties['notes'] ?? pinKind.label(pin.properties);
  const notes = [attributes['notes'], words].filter(Boolean).join('\n');
  const change = {
    entity: kind.id,
    entityId: id,
    op: 'update',
    set: { photos, ...(notes.length <= most.notes ? { notes } : {}) },
  } as const;
  return [change, goneWith(pin)];
}
