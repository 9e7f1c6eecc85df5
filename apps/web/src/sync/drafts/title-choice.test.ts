import type { TitleFeature } from '@tussock/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptySelection, type TitleSelection } from '../../plan-session/title-selection.ts';
import { titleExample } from '../../plan-session/testing/title-example.ts';
import { saveTitleChoice, numbersOfTitleChoice, readTitleChoice } from './title-choice.ts';

/** What a browser's store of texts holds, in characters. */
const QUOTA = 5_000_000;
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > QUOTA) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Of a station's hills: an outline of some three hundred corners. */
const title = (id: string): TitleFeature =>
  titleExample(id, {
    type: 'Polygon',
    coordinates: [Array.from({ length: 300 }, (_, at): [number, number] => [172 + at * 1e-7, -42.1234567])],
  });
const chosen = (...titles: readonly TitleFeature[]): TitleSelection => ({
  ...emptySelection,
  known: Object.fromEntries(titles.map((one) => [one.properties.id, one])),
  selectedIds: titles.map(({ properties }) => properties.id),
  seenIds: ['7'],
  isChanged: true,
});

test('two thousand titles of a station are still chosen after a reload', () => {
  saveTitleChoice('plan', chosen(...Array.from({ length: 2000 }, (_, at) => title(String(at)))));
  const { selectedIds, seenIds, isChanged } = readTitleChoice('plan');
  expect([selectedIds.length, seenIds, isChanged]).toEqual([2000, ['7'], true]);
});

test('the number of a title is kept for as long as it is chosen, also before its outline is read again', () => {
  saveTitleChoice('plan', chosen(title('1'), title('2')));
  saveTitleChoice('plan', { ...readTitleChoice('plan'), selectedIds: ['2'] });
  expect([numbersOfTitleChoice('plan', ['1']), numbersOfTitleChoice('plan', ['2'])]).toEqual([[], ['CB2']]);
});

test('what an earlier release kept whole is still chosen', () => {
  kept.set('unsaved-titles:plan', JSON.stringify({ titles: [title('1')], seenIds: ['7'] }));
  expect(readTitleChoice('plan')).toMatchObject({ selectedIds: ['1'], seenIds: ['7'], isChanged: true });
  expect(numbersOfTitleChoice('plan', ['1'])).toEqual(['CB1']);
});

test.each(['{"titles":[{}]}', '{"ids":7}', '[]', 'no JSON'])(
  'what is none of ours is nothing: %s',
  (text) => {
    kept.set('unsaved-titles:plan', text);
    expect(readTitleChoice('plan')).toEqual(emptySelection);
  },
);

test('a choice that is saved is kept no longer', () => {
  saveTitleChoice('plan', chosen(title('1')));
  saveTitleChoice('plan', { ...chosen(title('1')), isChanged: false });
  expect(kept.size).toBe(0);
});
