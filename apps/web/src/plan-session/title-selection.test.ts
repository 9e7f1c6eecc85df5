import type { TitleFeature } from '@tussock/contract';
import { describe, expect, test } from 'vitest';
import { emptySelection, nextSelection, type TitleEvent, type TitleSelection } from './title-selection.ts';

const title = (id: string, west: number): TitleFeature => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, -43],
        [west + 1, -43],
        [west + 1, -42],
        [west, -42],
        [west, -43],
      ],
    ],
  },
  properties: {
    id,
    linzCadastralId: id.split('-')[0] ?? id,
    titleNumber: `CB${id}`,
    appellation: null,
    estate: null,
    issueDate: null,
    areaHectares: 1,
  },
});
const [a, b] = [title('1', 170), title('2-0', 172)];
const after = (...events: TitleEvent[]): TitleSelection => events.reduce(nextSelection, emptySelection);

describe('[ST-10] choosing titles', () => {
  test('titles found by a search enter the list by id and are not chosen yet', () => {
    expect(after({ type: 'titlesFound', features: [a, b] })).toMatchObject({
      foundIds: ['1', '2-0'],
      selectedIds: [],
      isChanged: false,
    });
  });

  test('a fetched boundary is what is chosen, until the person changes it', () => {
    expect(after({ type: 'boundaryHeard', ids: ['1'], features: [a] }).selectedIds).toEqual(['1']);
    const changed = after(
      { type: 'boundaryHeard', ids: ['1'], features: [a] },
      { type: 'titlesFound', features: [b] },
      { type: 'titleToggled', id: '2-0' },
    );
    expect(nextSelection(changed, { type: 'boundaryHeard', ids: ['1'], features: [a] })).toMatchObject({
      selectedIds: ['1', '2-0'],
      isChanged: true,
    });
  });

  test('a boundary undone here is what is chosen before the server has made it, and so is one done again', () => {
    const saved = after(
      { type: 'titlesFound', features: [a, b] },
      { type: 'foundSelected' },
      { type: 'selectionSaved', ids: ['1', '2-0'] },
    );
    const undone = nextSelection(saved, { type: 'boundaryHeard', ids: [], features: [a, b] });
    expect(undone).toMatchObject({ selectedIds: [], isChanged: false });
    const again = nextSelection(undone, { type: 'boundaryHeard', ids: ['1', '2-0'], features: [] });
    expect(again).toMatchObject({ selectedIds: ['1', '2-0'], isChanged: false });
  });

  test('what was chosen on an earlier visit is put back to the boundary as it is now', () => {
    const kept = after(
      { type: 'boundaryHeard', ids: ['1'], features: [a] },
      { type: 'titlesFound', features: [b] },
      { type: 'titleToggled', id: '2-0' },
      { type: 'boundaryHeard', ids: [], features: [] },
      { type: 'choicePutBack' },
    );
    expect(kept).toMatchObject({ selectedIds: [], isChanged: false });
  });

  test('what was chosen and somebody else saved meanwhile is put back to it, with nothing left to save', () => {
    const kept = after(
      { type: 'boundaryHeard', ids: ['1'], features: [a] },
      { type: 'titlesFound', features: [b] },
      { type: 'titleToggled', id: '2-0' },
      { type: 'boundaryHeard', ids: ['2-0', '1'], features: [a, b] },
      { type: 'choicePutBack' },
    );
    expect(kept).toMatchObject({ seenIds: ['2-0', '1'], isChanged: false });
  });

  test('a click on the ground takes the piece under it, and a second one lets it go', () => {
    const click: TitleEvent = { type: 'groundClicked', features: [a, b], position: [172.5, -42.5] };
    expect(after(click).selectedIds).toEqual(['2-0']);
    expect(after(click, click).selectedIds).toEqual([]);
  });

  test('a whole title from a search takes the place of the simplified copy', () => {
    const whole = { ...a, properties: { ...a.properties, areaHectares: 2 } };
    expect(
      after({ type: 'boundaryHeard', ids: ['1'], features: [a] }, { type: 'titlesFound', features: [whole] })
        .known['1']?.properties.areaHectares,
    ).toBe(2);
  });

  test('all that was found can be taken at once, and everything let go', () => {
    const taken = after({ type: 'titlesFound', features: [a, b] }, { type: 'foundSelected' });
    expect(taken.selectedIds).toEqual(['1', '2-0']);
    expect(nextSelection(taken, { type: 'selectionCleared' }).selectedIds).toEqual([]);
  });
});

describe('what was chosen and not saved', () => {
  const found: TitleEvent = { type: 'titlesFound', features: [a, b] };
  const [chooseA, chooseB]: TitleEvent[] = [
    { type: 'titleToggled', id: '1' },
    { type: 'titleToggled', id: '2-0' },
  ] as const;

  test('is taken back step by step, Clear among them, and chosen again', () => {
    const cleared = after(found, chooseA, chooseB, { type: 'selectionCleared' });
    expect(cleared.selectedIds).toEqual([]);
    const back = nextSelection(cleared, { type: 'choiceUndone' });
    expect(back.selectedIds).toEqual(['1', '2-0']);
    const further = nextSelection(back, { type: 'choiceUndone' });
    expect(further.selectedIds).toEqual(['1']);
    expect(nextSelection(further, { type: 'choiceRedone' }).selectedIds).toEqual(['1', '2-0']);
  });

  test('and taken back to what is saved, there is nothing to save', () => {
    const all: readonly TitleEvent[] = [
      found,
      chooseA,
      { type: 'selectionSaved', ids: ['1'] },
      chooseB,
      { type: 'choiceUndone' },
    ];
    expect(after(...all)).toMatchObject({ selectedIds: ['1'], isChanged: false });
  });

  test('a new step after one that was taken back leaves nothing to be done again', () => {
    const all: readonly TitleEvent[] = [found, chooseA, { type: 'choiceUndone' }, chooseB];
    expect(after(...all)).toMatchObject({ selectedIds: ['2-0'], future: [] });
  });

  test('saved is undone as every save is, not here', () => {
    expect(after(found, chooseA, { type: 'selectionSaved', ids: ['1'] })).toMatchObject({
      past: [],
      future: [],
    });
  });

  test('what is chosen while another choice is being saved is not saved with it, and is taken back to what is', () => {
    const saved = after(found, chooseA, chooseB, { type: 'selectionSaved', ids: ['1'] });
    expect(saved).toMatchObject({
      selectedIds: ['1', '2-0'],
      seenIds: ['1'],
      savedIds: ['1'],
      isChanged: true,
      past: [['1']],
    });
    expect(nextSelection(saved, { type: 'choiceUndone' })).toMatchObject({
      selectedIds: ['1'],
      isChanged: false,
      past: [],
    });
  });

  test('titles of a further page are added to those found', () => {
    const all: readonly TitleEvent[] = [
      { type: 'titlesFound', features: [a] },
      { type: 'titlesFound', features: [b, a], isFurther: true },
    ];
    expect(after(...all).foundIds).toEqual(['1', '2-0']);
  });
});
