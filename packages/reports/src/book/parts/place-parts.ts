import { allKinds, bookWords, formatDue, type BookList } from '@tussock/domain';
import { wide } from '../../document/blocks.ts';
import type { Block, Section } from '../../document/plan-document.ts';
import type { ReportFeature } from '../../report-input.ts';
import type { BookPlan } from '../read-book.ts';
import { nameCell, recordedOf } from './recorded.ts';

const { places: words } = bookWords;

/** Fields that say how a custom feature looks on the map. */
const LOOKS: ReadonlySet<string> = new Set(['icon', 'colour']);

const kindsIn = (list: BookList): ReadonlySet<string> =>
  new Set(allKinds.filter(({ bookList }) => bookList === list).map(({ id }) => id));

// The keys of the very lists.
const lists = Object.entries(words.lists) as [BookList, string][];

/** Actions on a feature, each with its due date. */
const actionsOn = ({ answers }: BookPlan, { id }: ReportFeature): readonly string[] =>
  answers.actions
    .filter(({ values }) => values.state !== 'cancelled' && values.featureIds?.includes(id))
    .map(({ values }) => [values.title, formatDue(values)].filter(Boolean).join(', '));

/** Table of features with everything recorded of each, and the actions on it. */
export function placeTable(plan: BookPlan, title: string, features: readonly ReportFeature[]): Block {
  return {
    type: 'table',
    label: title,
    columns: [wide(words.place, 1), wide(words.recorded, 2.4), wide(words.actions, 1)],
    rows: features.map((feature) => {
      const recorded = recordedOf(plan, feature, LOOKS).map(([label, text]) => words.value(label, text));
      return [
        nameCell(plan, feature),
        recorded.length > 0 ? recorded.join('; ') : { text: words.nothing, tone: 'quiet' as const },
        { text: '', below: actionsOn(plan, feature) },
      ];
    }),
  };
}

/** Sections of the places that need care: critical source areas, crossings, stores and native areas, those that the farm has. */
export const placeSections = (plan: BookPlan): readonly Section[] =>
  lists.flatMap(([list, title]): readonly Section[] => {
    const kinds = kindsIn(list);
    const features = plan.features.filter(({ kindId }) => kinds.has(kindId));
    if (features.length === 0) return [];
    return [{ id: `places-${list}`, title, level: 2, blocks: [placeTable(plan, title, features)] }];
  });
