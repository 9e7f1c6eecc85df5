import type { RecordHistoryEntry } from '@tussock/contract';
import { formatOperation, changedValues, findEntity, guardFormula, momentWithTime } from '@tussock/domain';

const columns = [
  'When, in New Zealand',
  'Done before it was sent',
  'Who',
  'What was done',
  'Sort',
  'Name',
  'Value',
  'Before',
  'After',
];

/**
 * Formats the log in words: person, time and change, a line per value. Includes changes that the server made in the same write, such as a move of the
 * plan.
 */
export function historyLines(
  history: readonly RecordHistoryEntry[],
  nameOf: (id: string) => string | undefined,
): readonly (readonly string[])[] {
  const lines = history.flatMap(
    ({ at, doneAt, actorName, entity: id, op, isRestored, name, values, made }) => {
      const entity = findEntity(id);
      if (!entity) return [];
      const start = [
        momentWithTime(at),
        doneAt === undefined ? '' : momentWithTime(doneAt),
        guardFormula(actorName ?? ''),
        formatOperation({ op, isRestored }),
        entity.names.singular,
        guardFormula(name),
      ];
      const sides = (side: 'before' | 'after') =>
        Object.fromEntries(Object.entries({ ...made, ...values }).map(([key, pair]) => [key, pair[side]]));
      const told = changedValues(entity, { before: sides('before'), set: sides('after') }, nameOf);
      const cells = told.map(({ label, before, after }) => [
        label,
        guardFormula(before ?? ''),
        guardFormula(after ?? ''),
      ]);
      return (cells.length === 0 ? [['', '', '']] : cells).map((cell) => [...start, ...cell]);
    },
  );
  return [columns, ...lines];
}
