import {
  bookWords,
  counted,
  dayWithMonth,
  kindById,
  logEntries,
  logOf,
  sumEntries,
  viewSections,
  type LogEntry,
} from '@tussock/domain';
import { method, narrow, say, sayAll, wide } from '../../document/blocks.ts';
import type { Block } from '../../document/plan-document.ts';
import type { ReportFeature } from '../../report-input.ts';
import type { BookPlan } from '../read-book.ts';

const { water: words } = bookWords;
/** Events of a section that are listed one by one. */
const MOST_LISTED = 40;
const DATE_MM = 26;

const nameOf = (plan: BookPlan, id: string): string => plan.nameOf(id) ?? '';

/** Values of an event besides its day, each with its label. */
function cellsOf(plan: BookPlan, { kind, values }: LogEntry): readonly (readonly [string, string])[] {
  const row = logOf(kind)?.list.row ?? {};
  const fields = Object.keys(row).filter((key) => key !== 'date');
  return viewSections({ fields: row, sections: [{ title: '', fields }] }, values).flatMap(({ rows }) =>
    rows.map(
      ({ label, text, featureIds }) =>
        [label, featureIds ? featureIds.map((id) => nameOf(plan, id)).join(', ') : text] as const,
    ),
  );
}

/** One sentence for each feature: how many events since which day, and the sums of what may be added up. */
function sumsOf(plan: BookPlan, entries: readonly LogEntry[]): readonly string[] {
  return [...new Set(entries.map(({ featureId }) => featureId))].flatMap((id) => {
    const own = entries.filter(({ featureId }) => featureId === id);
    const [newest, oldest] = [own[0], own.at(-1)];
    if (!newest || !oldest) return [];
    const sums = sumEntries(
      newest.kind,
      own.map(({ values }) => values),
    );
    return [
      words.logged(nameOf(plan, id), counted(own.length, 'event', 'events'), dayWithMonth(oldest.day), sums),
    ];
  });
}

/** Events in the logs of features: the sum of each, and the newest one by one; empty where there are none. */
export function eventBlocks(plan: BookPlan, features: readonly ReportFeature[]): readonly Block[] {
  const entries = logEntries(
    features.map(({ id, kindId, attributes }) => ({ id, entity: kindId, values: attributes })),
  );
  const [first] = entries;
  if (!first) return [];
  const listed = entries.slice(0, MOST_LISTED).map((entry) => ({ entry, cells: cellsOf(plan, entry) }));
  const labels = [...new Set(listed.flatMap(({ cells }) => cells.map(([label]) => label)))];
  const label = logOf(kindById(first.kind.id))?.list.label ?? '';
  return [
    ...say(label, 'label'),
    ...sayAll(sumsOf(plan, entries)),
    {
      type: 'table',
      label,
      columns: [
        narrow(words.date, DATE_MM),
        wide(words.where, 2),
        ...labels.map((header) => wide(header, 1)),
      ],
      rows: listed.map(({ entry, cells }) => [
        dayWithMonth(entry.day),
        nameOf(plan, entry.featureId),
        ...labels.map((header) => cells.find(([own]) => own === header)?.[1] ?? ''),
      ]),
    },
    ...(entries.length > MOST_LISTED ? method([words.earlier(MOST_LISTED, entries.length)]) : []),
  ];
}
