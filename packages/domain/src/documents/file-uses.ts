import { isKindId, kindById } from '../derive/any-kind.ts';
import { dayInWords } from '../formats/days.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import { findSubOutcome } from '../outcomes/registry.ts';
import { textOrNone } from '../formats/text-or-none.ts';

/** Row of a plan's record that may refer to a file. */
export interface NamingRow {
  readonly id: string;
  readonly entity: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Use of a file by a thing of the plan. Evidence is listed as its action. */
export interface FileUse {
  readonly entity: string;
  readonly id: string;
  /** Name of the thing as people know it: 'the trough By the ford', 'the soil test of 4 May 2026', 'the action Fence the creek'. */
  readonly words: string;
  readonly values: NamingRow['values'];
}

/** Lists every id in a value: a single one, those in a list, or those in rows. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** Lists the ids in a row's values, without its shape, which is long and refers to nothing. */
const idsOf = (values: NamingRow['values']): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) => (key === GEOMETRY ? [] : idsIn(value)));

/** Names of things by their contents, by entity; all others have the name of their entity. */
const words: Readonly<Record<string, (values: NamingRow['values']) => string>> = {
  soilTest: ({ sampledOn }) => `the soil test of ${dayInWords(textOrNone(sampledOn))}`,
  action: ({ title }) => `the action ${textOrNone(title)}`,
  subOutcome: ({ outcomeKey }) =>
    `the outcome ${findSubOutcome(textOrNone(outcomeKey))?.outcome.title ?? textOrNone(outcomeKey)}`,
  approval: ({ approvalType, decidedOn }) =>
    `the ${approvalType === 'auditor' ? 'audit' : 'certification'} of ${dayInWords(textOrNone(decidedOn))}`,
  importedLayer: ({ name }) => `the layer ${textOrNone(name)}`,
  plan: () => 'the details of the farm',
};

/** Name of a thing that uses a file. */
export function sayUse({ entity, values }: Omit<NamingRow, 'id'>): string {
  if (isKindId(entity)) {
    const { names, label } = kindById(entity);
    return `the ${names.inSentence} ${label(values)}`; // checked before it was stored
  }
  return words[entity]?.(values) ?? `the ${textOrNone(values['name']) || 'record'}`;
}

/** Finds the uses of some files in a plan. `rows` is the plan's record; file rows in it are not uses. */
export function usesOfFiles(
  rows: readonly NamingRow[],
  isFile: (id: string) => boolean,
): ReadonlyMap<string, readonly FileUse[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const uses = new Map<string, FileUse[]>();
  for (const row of rows) {
    const named = row.entity === 'file' ? [] : new Set(idsOf(row.values).filter(isFile));
    const about = row.entity === 'evidence' ? byId.get(textOrNone(row.values['actionId'])) : row;
    if (!about) continue;
    for (const fileId of named) {
      const list = uses.get(fileId) ?? [];
      uses.set(fileId, list);
      if (!list.some(({ id }) => id === about.id))
        list.push({ entity: about.entity, id: about.id, words: sayUse(about), values: about.values });
    }
  }
  return uses;
}
