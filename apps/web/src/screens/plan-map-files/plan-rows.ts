import type { FeatureReply } from '@tussock/contract';
import {
  checkDrawn,
  namesOfFeatures,
  pointHere,
  rowsForKind,
  type AnyKind,
  type ColumnChoice,
  type FeatureNames,
  type MapRow,
  type NamedFeature,
} from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import {
  featuresOfRows,
  planImport,
  type ImportRow,
  type SourceRow,
} from '../../activities/import-file/index.ts';
import { featureNamesFrom } from '../../sync/index.ts';

/** Rows of a file that become features of one kind, with the meaning of each column for that kind. */
export interface RowsOfKind {
  readonly kind: AnyKind;
  readonly rows: readonly MapRow[];
  readonly choice: ColumnChoice;
}

/** Outcome of a row, and its kind. */
interface KindRow {
  readonly kind: AnyKind;
  readonly row: ImportRow;
}

interface Plan {
  readonly features: readonly FeatureReply[];
  readonly hasFile: (id: string) => boolean;
}

/** Ids of the rows, of an existing feature or a new one: other rows of the file may refer to them. */
function idsOfRows(used: readonly RowsOfKind[], features: readonly FeatureReply[]) {
  const names = featureNamesFrom(features);
  const made: NamedFeature[] = [];
  const standingAsInFile: NamedFeature[] = [];
  const ids = used.map(({ kind, ...table }) => {
    const rows = rowsForKind(kind, table, names);
    const standing = featuresOfRows(kind, rows, features);
    return rows.map(({ id, values, isNameMadeUp }, index) => {
      const feature = standing[index];
      const idHere = feature?._id ?? uuidv7();
      const own = feature ? { ...feature.properties, ...(isNameMadeUp ? {} : values) } : values;
      (feature ? standingAsInFile : made).push({ id: idHere, kind, attributes: own });
      return { idInFile: id.toLowerCase(), idHere };
    });
  });
  return { ids, made, standingAsInFile };
}

/** Names as the file has them, so that references by name work for renamed features and for duplicates in the plan. */
function namesOf(features: readonly FeatureReply[], inFile: readonly NamedFeature[]): FeatureNames {
  const [ofFile, ofPlan] = [namesOfFeatures(inFile), featureNamesFrom(features)];
  return {
    nameOf: (collection, id) => ofFile.nameOf(collection, id) ?? ofPlan.nameOf(collection, id),
    idsNamed: (collection, name) => {
      const ids = ofFile.idsNamed(collection, name);
      return ids.length > 0 ? ids : ofPlan.idsNamed(collection, name);
    },
  };
}

/** Plans all rows once, without those rows of the file that are excluded. */
function planOnce(
  used: readonly RowsOfKind[],
  { features, hasFile }: Plan,
  { ids, made, standingAsInFile }: ReturnType<typeof idsOfRows>,
) {
  const names = namesOf(features, [...made, ...standingAsInFile]);
  const onPlan = new Set(features.map(({ _id }) => _id));
  const known = new Set([...onPlan, ...made.map(({ id }) => id)]);
  const inFile = new Map(ids.flat().map(({ idInFile, idHere }) => [idInFile, idHere]));
  const findHere = (id: string): string | undefined => {
    const idHere = inFile.get(id) ?? id;
    return known.has(idHere) || hasFile(idHere) ? idHere : undefined;
  };
  // One list is typed, and a name in it that nothing has is a slip; a plan of several kinds was written, and says so of what it left behind.
  const leavesNames = used.length > 1;
  let linksLost = 0;
  const rows = used.flatMap(({ kind, ...table }, place) => {
    const idsOfKind = ids[place] ?? [];
    const pointed = rowsForKind(kind, table, names).map((row, index): SourceRow => {
      // What this plan's own says stays: a link of it that leads nowhere any more is no fault of the file.
      const isOwn = onPlan.has(row.id.toLowerCase());
      const idHere = isOwn ? (id: string): string => findHere(id) ?? id : findHere;
      const { values, lost } = pointHere(kind.fields, row.values, { idHere, leavesNames });
      linksLost += lost;
      const newId = isOwn ? undefined : idsOfKind[index]?.idHere;
      return { ...row, values, ...(newId === undefined ? {} : { newId }) };
    });
    const planned = planImport(kind, pointed, features, checkDrawn);
    return planned.map((row, index) => ({ kind, row, idHere: idsOfKind[index]?.idHere ?? '' }));
  });
  return { rows, linksLost };
}

/** Outcome of a file's rows on a plan. References may be to the plan or within the file; any other is left out, and counted. */
export function planRows(
  used: readonly RowsOfKind[],
  plan: Plan,
): { readonly rows: readonly KindRow[]; readonly linksLost: number } {
  const { ids, standingAsInFile, ...found } = idsOfRows(used, plan.features);
  let { made } = found;
  for (;;) {
    const planned = planOnce(used, plan, { ids, made, standingAsInFile });
    // Nothing may point at a row that is refused, for which another may be refused in turn.
    const refused = new Set(
      planned.rows.flatMap(({ row, idHere }) => (row.fate === 'refused' ? [idHere] : [])),
    );
    const left = made.filter(({ id }) => !refused.has(id));
    if (left.length === made.length) return planned;
    made = left;
  }
}
