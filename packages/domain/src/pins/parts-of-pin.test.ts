import { expect, test } from 'vitest';
import { kindById } from '../derive/any-kind.ts';
import { kinds } from '../kinds/registry.ts';
import { partsOfAddingTo, partsOfJob } from './parts-of-pin.ts';
import { pinKind } from './pins.ts';

const at = [172.3, -42.8] as const;
const pin = { id: 'pin', at, properties: { name: 'Fence down', notes: 'By the creek', photos: ['f1'] } };
const gone = { entity: pinKind.id, entityId: 'pin', op: 'delete', set: {} };
const job = { actionId: 'a', evidenceId: 'e', sectionKey: 'waterways', featureIds: ['p1'] };

test('a pin becomes a job with its photo as evidence of before, and is gone by the same write', () => {
  expect(partsOfJob(pin, job)).toEqual([
    {
      entity: 'action',
      entityId: 'a',
      op: 'create',
      set: {
        title: 'Fence down',
        grade: 'good',
        state: 'agreed',
        sectionKey: 'waterways',
        featureIds: ['p1'],
        notes: 'By the creek',
      },
    },
    {
      entity: 'evidence',
      entityId: 'e',
      op: 'create',
      set: { actionId: 'a', files: ['f1'], moment: 'before', place: at },
    },
    gone,
  ]);
});

test('a pin without a photo becomes a job without evidence', () => {
  const entities = partsOfJob({ ...pin, properties: { name: 'Gate' } }, job).map(({ entity }) => entity);
  expect(entities).toEqual(['action', pinKind.id]);
});

const paddock = (attributes: object) => ({
  id: 'p1',
  kind: kindById(kinds.paddock.id),
  attributes: attributes as Readonly<Record<string, unknown>>,
});

test('a pin is added to a thing: its photo after those that are there, its words below its notes', () => {
  expect(partsOfAddingTo(pin, paddock({ photos: ['f0'], notes: 'Wet in winter' }))).toEqual([
    {
      entity: kinds.paddock.id,
      entityId: 'p1',
      op: 'update',
      set: { photos: ['f0', 'f1'], notes: 'Wet in winter\nBy the creek' },
    },
    gone,
  ]);
});

test('a thing that has no room for another photo takes none', () => {
  const full = Array.from({ length: 12 }, (_, place) => `f${place}`);
  expect(partsOfAddingTo(pin, paddock({ photos: full }))).toBeNull();
});
