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

/** Key of a class within its enterprise, because two enterprises may use the same name for a class. Null for all classes. */
function classOf({ enterprise, class: chosen }: GraphChoice): string | null {
  if (chosen === 'combined' || enterprise === 'all') return null;
  if (isClassOf(enterprise, chosen)) return chosen;
  const alike = livestockClasses.find(
    ({ key, label }) => label === className(chosen) && isClassOf(enterprise, key),
  );
  return alike?.key ?? null;
}

/** Filters the rows for a graph. */
export function chooseRows(rows: readonly ReconciledRow[], choice: GraphChoice): readonly ReconciledRow[] {
  const stockClass = classOf(choice);
  return rows.filter(
    ({ row }) =>
      (choice.enterprise === 'all' || row.enterprise === choice.enterprise) &&
      (stockClass === null || row.class === stockClass),
  );
}

/** Describes the subject of a graph. */
export function sayChoice(choice: GraphChoice): string {
  if (choice.enterprise === 'all') return 'all enterprises';
  const stockClass = classOf(choice);
  return stockClass === null
    ? `${enterpriseName(choice.enterprise)}, all classes`
    : `${enterpriseName(choice.enterprise)}, ${className(stockClass).toLowerCase()}`;
}
