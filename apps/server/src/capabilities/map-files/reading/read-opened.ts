import { proposeColumns, type MapFormatId } from '@tussock/domain';
import { chooseTable, MapFileRefused, type MapSource, type RawFile } from './raw-table.ts';
import { mapFormatReaders } from './readers.ts';
import { kindWrittenHere, planOfTables, type ReadTable, type TableOfPlan } from './tables-of-plan.ts';

/** A file of which it is known what it is. */
export interface Opened {
  readonly format: MapFormatId;
  readonly source: MapSource;
}

export interface RawOpened {
  readonly format: MapFormatId;
  readonly raw: RawFile;
}

const readOne = async ({ format, source }: Opened): Promise<RawOpened> => ({
  format,
  raw: await mapFormatReaders[format](source),
});

interface FoundTable {
  readonly name: string;
  readonly rows: number;
  readonly opened: Opened;
  /** What the file itself calls the table, where it holds several. */
  readonly own: string | undefined;
  /** What was read of it, where it is the first of its file. */
  readonly read: RawFile | undefined;
}

/** The tables of one file among several, by its name and theirs; one that cannot be read has no rows. */
async function tablesOf(opened: Opened): Promise<readonly FoundTable[]> {
  const { source, format } = opened;
  const whole = { ...source, readAs: { ...source.readAs, table: undefined } };
  try {
    const { raw } = await readOne({ ...opened, source: whole });
    const hasSeveral = raw.tables.length > 1;
    return raw.tables.map(({ name, rows }) => ({
      // The layers of a shapefile are files of the ZIP, as the others beside it are.
      name: format === 'shapefile' ? name : hasSeveral ? `${source.name}: ${name}` : source.name,
      rows,
      opened,
      own: hasSeveral ? name : undefined,
      read: name === raw.table ? raw : undefined,
    }));
  } catch (error) {
    if (error instanceof MapFileRefused)
      return [{ name: source.name, rows: 0, opened, own: undefined, read: undefined }];
    throw error;
  }
}

/** A plan that was written as a table of each kind, in one ZIP: read apart, what points at another kind would point at nothing. */
function planIn(found: readonly FoundTable[]): ReadTable | undefined {
  const ofPlan = found.flatMap(({ name, opened, read }): readonly TableOfPlan[] => {
    const isTable = opened.format === 'csv' && read !== undefined && !read.needsColumns;
    const kind = isTable ? kindWrittenHere(name, read.columns) : undefined;
    return isTable && kind ? [{ kind, read, choice: proposeColumns(kind, read.columns) }] : [];
  });
  return planOfTables(ofPlan, found);
}

/** Reads a file, or one of several that were zipped together: each of those is a table to be chosen. @throws MapFileRefused */
export async function readOpened([first, ...others]: readonly [Opened, ...Opened[]]): Promise<RawOpened> {
  if (others.length === 0) return readOne(first);
  const found: FoundTable[] = [];
  for (const opened of [first, ...others]) found.push(...(await tablesOf(opened)));
  const wanted = first.source.readAs.table;
  const plan = planIn(found);
  const listed = found.map((one) => ({ name: one.name, rows: one.rows }));
  const tables = plan ? [{ name: plan.table, rows: plan.rows.length }, ...listed] : listed;
  if (plan && (wanted === undefined || wanted === plan.table))
    return { format: first.format, raw: { ...plan, tables } };
  const { name, opened, own } = chooseTable(found, wanted);
  const source = { ...opened.source, readAs: { ...opened.source.readAs, table: own } };
  const { format, raw } = await readOne({ ...opened, source });
  return { format, raw: { ...raw, tables, table: name } };
}
