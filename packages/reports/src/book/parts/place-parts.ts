import { allKinds, bookWords, type BookList } from '@tussock/domain';
import type { Section } from '../../document/plan-document.ts';
import type { BookPlan } from '../read-book.ts';
import { recordedTable } from './recorded.ts';

const { places: words } = bookWords;

const kindsIn = (list: BookList): ReadonlySet<string> =>
  new Set(allKinds.filter(({ bookList }) => bookList === list).map(({ id }) => id));

// The keys of the very lists.
const lists = Object.entries(words.lists) as [BookList, string][];

/** Sections of the places that need care: critical source areas, crossings, stores and native areas, those that the farm has. */
export const placeSections = (plan: BookPlan): readonly Section[] =>
  lists.flatMap(([list, title]): readonly Section[] => {
    const kinds = kindsIn(list);
    const features = plan.features.filter(({ kindId }) => kinds.has(kindId));
    if (features.length === 0) return [];
    return [{ id: `places-${list}`, title, level: 2, blocks: [recordedTable(plan, title, features)] }];
  });
