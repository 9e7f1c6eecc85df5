import { kinds, type AnyKind } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteDraft,
  deleteDraftsOfNobody,
  draftSorts,
  isNamedInDraft,
  readDraft,
  saveDraft,
  type DraftSort,
} from './draft-store.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  // A browser's storage lists its keys as its own properties.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const pointKind = Object.values<AnyKind>(kinds).find(({ shapes }) => shapes.includes('point'))?.id;
const lineKind = Object.values<AnyKind>(kinds).find(({ shapes }) => shapes.includes('line'))?.id;
const form = { values: { name: 'North' }, startedFrom: '{}' };
const shape = { id: 'f1', kindId: pointKind, geometry: { type: 'Point', coordinates: [175, -40] } } as const;
const trace = {
  id: 'f2',
  kindId: lineKind,
  shape: 'line',
  walk: { fixes: [{ at: [175, -40], accuracyMetres: 4, atMs: 1 }], poorCount: 0, takenPoorCount: 0 },
  corners: [[175, -40]],
} as const;
const titles = { ids: ['1'], numbers: { 1: 'WN1/1' }, seenIds: [] };
const rows = { r1: { values: { name: 'North' } } };

test.each([
  ['form', 'draft:ada:gate:1', form],
  ['shape', 'unsaved-shape:ada:plan', shape],
  ['trace', 'unsaved-start:ada:plan', trace],
  ['titles', 'unsaved-titles:ada:plan', titles],
  ['stock', 'stock-draft:ada:plan', rows],
  ['list', 'list-draft:ada:plan:gate', rows],
] as const)('reads a draft of the sort %s that an earlier release stored as %s', (sort, name, draft) => {
  stored.set(name, JSON.stringify(draft));
  expect(readDraft(sort, name.slice(name.indexOf(':') + 1))).toEqual(draft);
});

test.each(Object.keys(draftSorts) as DraftSort[])(
  'reads nothing of the sort %s where something else is stored',
  (sort) => {
    stored.set(`${draftSorts[sort].prefix}:ada:plan`, '"text"');
    expect(readDraft(sort, 'ada:plan')).toBeNull();
  },
);

test('keeps drafts of different sorts of one thing apart, and deletes the one that is meant', () => {
  saveDraft('form', 'ada:plan', form);
  saveDraft('titles', 'ada:plan', titles);
  deleteDraft('form', 'ada:plan');
  expect([readDraft('form', 'ada:plan'), readDraft('titles', 'ada:plan')]).toEqual([null, titles]);
});

test('finds an id that the draft of a form names, and none of another sort', () => {
  saveDraft('form', 'ada:gate', { values: { photos: ['photo-1'] }, startedFrom: '{}' });
  saveDraft('list', 'ada:plan', { 'photo-2': {} });
  expect([isNamedInDraft('photo-1'), isNamedInDraft('photo-2')]).toEqual([true, false]);
});

test('given drawings that an early release stored by plan alone, then they are deleted and those of a person stay', () => {
  stored.set('unsaved-shape:plan', '{}').set('unsaved-titles:ada:plan', '{}');
  deleteDraftsOfNobody();
  expect([...stored.keys()]).toEqual(['unsaved-titles:ada:plan']);
});
