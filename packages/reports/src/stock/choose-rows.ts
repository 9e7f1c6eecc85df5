import {
  isClassOf,
  livestockClasses,
  type ReconciledRow,
  type ReportSettingsOf,
  className,
  enterpriseName,
} from '@tussock/domain';

export type GraphId = 'lmuNumbers' | 'lmuNumbersPerHectare' | 'numbers' | 'weight' | 'weightGain';
export type GraphChoice = ReportSettingsOf<'stock'>[GraphId];

/** A class as its enterprise has it: two enterprises may call one of theirs alike. Null for all of them. */
function classOf({ enterprise, class: chosen }: GraphChoice): string | null {
  if (chosen === 'combined' || enterprise === 'all') return null;
  if (isClassOf(enterprise, chosen)) return chosen;
  const alike = livestockClasses.find(
    ({ key, label }) => label === className(chosen) && isClassOf(enterprise, key),
  );
  return alike?.key ?? null;
}

/** The rows that a graph is of. */
export function chooseRows(rows: readonly ReconciledRow[], choice: GraphChoice): readonly ReconciledRow[] {
  const stockClass = classOf(choice);
  return rows.filter(
    ({ row }) =>
      (choice.enterprise === 'all' || row.enterprise === choice.enterprise) &&
      (stockClass === null || row.class === stockClass),
  );
}

/** What a graph is of, in words. */
export function sayChoice(choice: GraphChoice): string {
  if (choice.enterprise === 'all') return 'all enterprises';
  const stockClass = classOf(choice);
  return stockClass === null
    ? `${enterpriseName(choice.enterprise)}, all classes`
    : `${enterpriseName(choice.enterprise)}, ${className(stockClass).toLowerCase()}`;
}
